/** One of a few, as a row of buttons: a group of radios that looks like a switch. */
import { useId } from "preact/hooks";

interface Props<T extends string | number | boolean> {
  label: string;
  values: readonly { value: T; label: string }[];
  chosen: T;
  disabled?: boolean;
  hideLabel?: boolean;
  onChoose(value: T): void;
}

export function Choice<T extends string | number | boolean>(props: Props<T>) {
  const group = useId();
  return (
    <fieldset class="choice" disabled={props.disabled ?? false}>
      <legend class={props.hideLabel ? "unseen" : ""}>{props.label}</legend>
      <div class="choice-row">
        {props.values.map(({ value, label }) => (
          <label class="choice-one" key={`${value}`}>
            <input type="radio" name={group} checked={value === props.chosen} onChange={() => props.onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
