/** A person as a small round sign, and the crown of the host. */
import { Icon } from "../ui/icons";

export function Avatar({ name, bot }: { name: string; bot: boolean }) {
  return (
    <span class="avatar" aria-hidden="true">
      {bot ? <Icon name="bot" /> : (Array.from(name)[0] ?? "?").toUpperCase()}
    </span>
  );
}

export function Crown({ label }: { label: string }) {
  return (
    <span class="crown" title={label}>
      <Icon name="crown" />
      <span class="unseen">{label}</span>
    </span>
  );
}
