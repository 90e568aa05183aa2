import { useContext } from "react";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink } from "./button";
import { type HandedBack, PageFacts } from "./page-facts";

type Part = { back: HandedBack };

function FilesAgain({ name, chosen }: HandedBack["files"][number]) {
  const { t } = useTranslation("shell");
  if (!chosen.length) return <input type="file" name={name} hidden />;
  return (
    <div className="field">
      <label htmlFor={`again-${name}`} className="field-label">
        {t("not-saved.choose-again")}
      </label>
      <ul className="field-hint">
        {chosen.map((file) => (
          <li key={file}>
            <bdi>{file}</bdi>
          </li>
        ))}
      </ul>
      <input id={`again-${name}`} type="file" name={name} multiple={chosen.length > 1} required />
    </div>
  );
}

function SendAgain({ back: { fields, files } }: Part) {
  const { t } = useTranslation("shell");
  const { path } = useContext(PageFacts);
  return (
    <form
      method="post"
      action={path}
      encType={files.length ? "multipart/form-data" : undefined}
      className="my-6"
    >
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and a name may come several times
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {files.map((field) => (
        <FilesAgain key={field.name} {...field} />
      ))}
      <Button type="submit">{t("not-saved.again")}</Button>
    </form>
  );
}

function OpenAnew({ back }: Part) {
  const { t } = useTranslation("shell");
  return (
    <p className="my-6">
      <ButtonLink href={back.from}>{t("not-saved.open")}</ButtonLink>
    </p>
  );
}

function FromItsPage({ back }: Part) {
  const { t } = useTranslation("shell");
  return (
    <>
      <p className="my-6">{t("not-saved.secret")}</p>
      <OpenAnew back={back} />
    </>
  );
}

function Typed({ texts }: Pick<HandedBack, "texts">) {
  const { t } = useTranslation("shell");
  if (!texts.length) return null;
  return (
    <section aria-labelledby="typed">
      <h2 id="typed" className="mb-3 text-xl">
        {t("not-saved.typed")}
      </h2>
      {texts.map((text, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, texts have no other name
          key={index}
          dir="auto"
          className="card mb-3 block whitespace-pre-line p-4"
        >
          {text}
        </p>
      ))}
    </section>
  );
}

/** Returns the typed text, to be copied, if the record was deleted while it was being edited. */
export function TypedInVain() {
  const { t } = useTranslation("shell");
  const { notSaved } = useContext(PageFacts);
  if (!notSaved?.texts.length) return null;
  return (
    <div className="pt-8">
      <p className="mb-6 text-lg font-bold">{t("not-saved.gone")}</p>
      <Typed texts={notSaved.texts} />
    </div>
  );
}

/** Returns the form to be sent again under its own one-time id, and its values to be read. */
export function NotSaved({ back }: Part) {
  const { t } = useTranslation("shell");
  const isOpenedAnew = back.reason === "other-account";
  return (
    <>
      <div role="alert" className="notice notice-danger">
        <h1 className="title">{t("not-saved.title")}</h1>
        <p className="mt-3">{t(`not-saved.${back.reason}`, { name: back.signedInAs })}</p>
        {isOpenedAnew || back.hadSecret ? null : (
          <p>{t(`not-saved.${back.reason === "away" ? "soon" : "later"}`)}</p>
        )}
      </div>
      {isOpenedAnew ? <OpenAnew back={back} /> : null}
      {!isOpenedAnew && back.hadSecret ? <FromItsPage back={back} /> : null}
      {isOpenedAnew || back.hadSecret ? null : <SendAgain back={back} />}
      <Typed texts={back.texts} />
    </>
  );
}
