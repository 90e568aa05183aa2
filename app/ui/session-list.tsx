import type { ReactNode } from "react";
import { type LocalMoment, useTranslation } from "~/i18n";
import { Button } from "./button";
import { Ltr } from "./text";

type OpenSession = {
  id: string;
  device: string | null;
  isCurrent: boolean;
  since: LocalMoment;
  lastSeen: LocalMoment;
};

type Props = {
  sessions: OpenSession[];
  endPathOf(id: string): string;
  hidden: ReactNode;
  several: { action: string; label: string } | null;
};

function Session({
  id,
  device,
  isCurrent,
  since,
  lastSeen,
  endPathOf,
  hidden,
}: OpenSession & Pick<Props, "endPathOf" | "hidden">) {
  const { t } = useTranslation("accounts");
  const name = device ?? t("own.unknown-device");
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b py-3">
      <div>
        <p className="font-bold">
          {device ? <Ltr>{device}</Ltr> : name}
          {isCurrent ? <span className="tag ms-2">{t("own.this-device")}</span> : null}
        </p>
        <p className="text-sm text-muted">
          <time dateTime={since.iso}>{t("own.since", { at: since.text })}</time>
          {" · "}
          <time dateTime={lastSeen.iso}>{t("own.last-seen", { at: lastSeen.text })}</time>
        </p>
      </div>
      <form method="post" action={endPathOf(id)} data-enhance="place">
        {hidden}
        <Button type="submit" variant="quiet">
          {t("own.end")}
          <span className="sr-only"> {`${name}, ${since.text}`}</span>
        </Button>
      </form>
    </li>
  );
}

export function SessionList({ sessions, endPathOf, hidden, several }: Props) {
  return (
    <>
      <ul className="border-t">
        {sessions.map((session) => (
          <Session key={session.id} endPathOf={endPathOf} hidden={hidden} {...session} />
        ))}
      </ul>
      {several ? (
        <form method="post" action={several.action} className="mt-5">
          {hidden}
          <Button type="submit" variant="danger">
            {several.label}
          </Button>
        </form>
      ) : null}
    </>
  );
}
