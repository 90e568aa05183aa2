import { useTranslation } from "~/i18n/use-translation";

/** Says an error code in the reader's language: `area:code` in that area's words, a bare code in the form kit's. */
export function useErrorText() {
  const { t } = useTranslation();
  return (code: string) =>
    t((code.includes(":") ? code : `forms:errors.${code}`) as never) as unknown as string;
}
