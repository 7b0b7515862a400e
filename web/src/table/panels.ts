/** Which panel is open beside the table, and what it was asked for. */
import { signal } from "@preact/signals";
import { sidePanel } from "../settings";

export const PANELS = ["log", "chat", "rules", "table"] as const;
export type PanelName = (typeof PANELS)[number];

/** On a wide page one is always shown; on a phone null is the normal case. */
export const openPanel = signal<PanelName | null>(null);
export const rulesQuery = signal("");

export function showRule(id: string): void {
  rulesQuery.value = id;
  sidePanel.value = "open";
  openPanel.value = "rules";
}
