/** A sign that can be used anywhere on the page, in a field of 100 by 100. */
import type { ComponentChildren } from "preact";

export const Sign = ({ id, children }: { id: string; children: ComponentChildren }) => (
  <symbol id={`chm-${id}`} viewBox="0 0 100 100">
    {children}
  </symbol>
);
