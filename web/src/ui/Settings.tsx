/** Language, light, sound and motion: quick switches for the head of a page, and all of them in a panel. */
import "./settings.css";
import { post } from "../net/api";
import { hints, language, motion, sound, speed, theme, themeSeen, vibration, volume } from "../settings";
import { LANGUAGES, LANGUAGE_NAMES } from "../words/languages";
import type { ReaderWords } from "../words/words";
import { Choice } from "./Choice";
import { fillsScreen, mayFillScreen, toggleFullScreen } from "./fullScreen";
import { Icon } from "./icons";
import { play } from "./sound";
import { toast } from "./toast";
import { canVibrate } from "./vibration";

interface Props {
  words: ReaderWords;
}

export function QuickSettings({ words }: Props) {
  return (
    <div class="quick-settings">
      <label class="icon-button language">
        <span aria-hidden="true">{language.value.toUpperCase()}</span>
        <select
          aria-label={words.text("web-language")}
          value={language.value}
          onChange={(event) => (language.value = event.currentTarget.value)}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGE_NAMES.get(code)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="icon-button"
        aria-label={`${words.text("web-theme")}: ${words.text(themeSeen.value === "dark" ? "web-theme-light" : "web-theme-dark")}`}
        onClick={() => (theme.value = themeSeen.value === "dark" ? "light" : "dark")}
      >
        <Icon name={themeSeen.value === "dark" ? "sun" : "moon"} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={words.text("web-sound")}
        aria-pressed={sound.value === "on"}
        onClick={() => (sound.value = sound.value === "on" ? "off" : "on")}
      >
        <Icon name={sound.value === "on" ? "sound" : "mute"} />
      </button>
    </div>
  );
}

/** The server keeps at what pace its bots go for me, from match to match; or not any more. */
async function forgetPace(words: ReaderWords): Promise<void> {
  try {
    await post<object>("/api/forget-my-notes", {});
    toast(words.text("web-forgot-pace"));
  } catch {
    toast(words.text("web-failed"));
  }
}

export function AllSettings({ words }: Props) {
  const say = (id: string): string => words.text(id);
  return (
    <div class="settings">
      <Choice
        label={say("web-language")}
        values={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES.get(value) ?? value }))}
        chosen={language.value}
        onChoose={(value) => (language.value = value)}
      />
      <Choice
        label={say("web-theme")}
        values={[
          { value: "system" as const, label: say("web-theme-system") },
          { value: "dark" as const, label: say("web-theme-dark") },
          { value: "light" as const, label: say("web-theme-light") },
        ]}
        chosen={theme.value}
        onChoose={(value) => (theme.value = value)}
      />
      <Choice
        label={say("web-sound")}
        values={[
          { value: "on" as const, label: say("web-on") },
          { value: "off" as const, label: say("web-off") },
        ]}
        chosen={sound.value}
        onChoose={(value) => (sound.value = value)}
      />
      {sound.value === "on" && (
        <Choice
          label={say("web-volume")}
          values={(["quiet", "normal", "loud"] as const).map((value) => ({ value, label: say(`web-volume-${value}`) }))}
          chosen={volume.value}
          onChoose={(value) => {
            volume.value = value;
            play("turn");
          }}
        />
      )}
      {canVibrate() && (
        <Choice
          label={say("web-vibration")}
          values={[
            { value: "on" as const, label: say("web-on") },
            { value: "off" as const, label: say("web-off") },
          ]}
          chosen={vibration.value}
          onChoose={(value) => (vibration.value = value)}
        />
      )}
      <Choice
        label={say("web-motion")}
        values={[
          { value: "full" as const, label: say("web-motion-full") },
          { value: "calm" as const, label: say("web-motion-calm") },
        ]}
        chosen={motion.value}
        onChoose={(value) => (motion.value = value)}
      />
      <Choice
        label={say("web-speed")}
        values={(["slow", "normal", "quick", "none"] as const).map((value) => ({
          value,
          label: say(`web-speed-${value}`),
        }))}
        chosen={speed.value}
        onChoose={(value) => (speed.value = value)}
      />
      <Choice
        label={say("web-hints")}
        values={[
          { value: "on" as const, label: say("web-on") },
          { value: "off" as const, label: say("web-off") },
        ]}
        chosen={hints.value}
        onChoose={(value) => (hints.value = value)}
      />
      <button type="button" class="button" onClick={() => void forgetPace(words)}>
        {say("web-forget-pace")}
      </button>
      {mayFillScreen && (
        <button type="button" class="button" aria-pressed={fillsScreen.value} onClick={toggleFullScreen}>
          {say("web-full-screen")}
        </button>
      )}
    </div>
  );
}
