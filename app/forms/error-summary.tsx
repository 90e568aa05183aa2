import { useTranslation } from "~/i18n";

type Props = {
  form: { id: string; allErrors: Record<string, string[]>; errors: string[] | undefined };
  labels: Record<string, string>;
  sentence?: string | null;
};

const withLabel = (label: string | undefined, message: string) =>
  !label || message.toLowerCase().startsWith(label.toLowerCase()) ? message : `${label}: ${message}`;

/** The first element of the page, so that focus moves here without script. */
export function ErrorSummary({ form, labels, sentence }: Props) {
  const { t } = useTranslation("forms");
  const say = useErrorText();
  const order = Object.keys(labels);
  const placeOf = (name: string) => order.indexOf(name.replace(/\[.*/, ""));
  const named = Object.entries(form.allErrors)
    .filter(([name]) => name)
    .sort(([a], [b]) => placeOf(a) - placeOf(b));
  const general = form.errors ?? [];
  if (!named.length && !general.length && !sentence) return null;
  return (
    <div role="alert" className="error-summary">
      {/* biome-ignore lint/a11y/noAutofocus: moves focus to the problem where no script can */}
      <h2 tabIndex={-1} autoFocus className="text-lg font-bold">
        {t("problem")}
      </h2>
      <ul className="mt-2 space-y-1">
        {sentence ? <li>{sentence}</li> : null}
        {general.map((code) => (
          <li key={code}>{say(code)}</li>
        ))}
        {named.map(([name, codes]) => (
          <li key={name}>
            <a href={`#${form.id}-${name}`} className="underline">
              {withLabel(labels[name], say(codes[0]!))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Returns a function from codes to messages: `area:code` in the area's dictionary, a bare code in that of the forms;
 * values follow a `?`.
 */
export function useErrorText() {
  const { t } = useTranslation();
  return (message: string) => {
    const [, code = "", names = ""] = /^([^?]*)\??(.*)$/s.exec(message) ?? [];
    const key = code.includes(":") ? code : `forms:errors.${code}`;
    return (names ? t(key as never, { names } as never) : t(key as never)) as unknown as string;
  };
}
