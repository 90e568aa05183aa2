import { createContext, useContext } from "react";
import { stagingPath } from "~/addresses/uploads";
import { dictionaries, useTranslation } from "~/i18n";
import { MAX_FILE_BYTES, PAPER_SIDE, PHOTO_SIDE } from "~/platform/file-limits";

type Staged = { sealed: string; name: string; size: number; field: string };

/** Files that were uploaded ahead of the current form, to be returned with the typed values. */
export const StagedFilesContext = createContext<readonly Staged[]>([]);

const MINUTE = 60;
/** Numbers of minutes that have a sentence of their own in some language. */
const MINUTES = [1, 2, 10, 60];

/**
 * Returns the attributes of a form whose files the script uploads ahead of it: `<form className="uploads max-w-3xl"
 * data-enhance="uploads" {...useUploads()}>`. Its file fields use `useFileField`.
 */
export function useUploads() {
  const { t, language } = useTranslation("uploads");
  const minutes = (count: number) => t("minutes-left", { count }).replace(String(count), "{minutes}");
  const messages = {
    ...dictionaries[language].uploads.frame,
    left: [
      [10, t("seconds-left")],
      [45, t("half-a-minute-left")],
      ...MINUTES.map((count) => [count * MINUTE, minutes(count)]),
    ],
  };
  return { "data-uploads": JSON.stringify({ to: stagingPath(""), said: messages }) };
}

/** A hint that applies only if all files are sent with the form, as without script. */
export function AllAtOnceHint({ children }: { children?: string }) {
  const { t } = useTranslation("uploads");
  return <span data-at-once="">{[" ", t("at-once"), children && ` ${children}`]}</span>;
}

type Kind = "photo" | "paper" | "attachment";
/** `type`, `large` and `many` are the messages with which the server refuses a file. */
type Problems = { type: string; large: string; many?: string; rest?: boolean };

const sides: Record<Kind, number> = { photo: PHOTO_SIDE, paper: PAPER_SIDE, attachment: 0 };

export const useFileField = (kind: Kind, problems: Problems, max = 1) => ({
  "data-files": JSON.stringify({ kind, bytes: MAX_FILE_BYTES, side: sides[kind], max, ...problems }),
});

type Props = { sent: boolean | undefined; refused?: string[]; say: string };

/** For a refused form: lists files that are already on the server, or asks to choose them again. */
export function ChooseFilesAgain({ sent, refused = [], say }: Props) {
  const { t } = useTranslation("uploads");
  const staged = useContext(StagedFilesContext).filter(({ name }) => !refused.includes(name));
  if (!sent) return null;
  if (!staged.length) return <p className="notice mb-6">{say}</p>;
  return (
    <div className="staged notice mb-6">
      <p>{t("kept")}</p>
      <ul>
        {staged.map(({ sealed, name, size, field }) => (
          <li key={sealed}>
            <bdi className="wrap-anywhere">{name}</bdi>
            <input type="hidden" name={field} value={sealed} data-name={name} data-size={size} />
          </li>
        ))}
      </ul>
    </div>
  );
}
