import { useLoaderData } from "@remix-run/react";
import { computerPortal } from "~/addresses/computer";
import { elections as electionsAddresses } from "~/addresses/elections";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { namedStation } from "~/auth/station.server";
import { pageTitle } from "~/content/navigation";
import { currentElection } from "~/domain/elections/elections.server";
import { translator, useTranslation } from "~/i18n";
import { Button, Ltr, PageHeader, Tiles } from "~/ui";

const entries = [
  { path: href(computerPortal.financialCard), about: "financial-card", needs: "look-up" },
  { path: href(computerPortal.personalCard), about: "personal-card", needs: "look-up" },
  { path: href(electionsAddresses.card), about: "elections", needs: null },
] as const;
const TURNOUT = href(electionsAddresses.turnout);

export const loader = handler(computerPortal.dashboard, async ({ request, computer, language }) => {
  const t = translator(language, "dashboards");
  const { centre, desk } = await namedStation(request, computer, await currentElection(), language);
  return {
    username: computer.username,
    station: centre === null ? null : { centre, desk },
    mayVote: computer.permissions.includes("vote"),
    turnout: pageTitle(TURNOUT)[language],
    tiles: entries
      .filter(({ needs }) => !needs || computer.permissions.includes(needs))
      .map(({ path, about }) => ({
        path,
        title: pageTitle(path)[language],
        about: t(`computer.${about}`),
        inPreparation: false,
      })),
  };
});

export default function ComputerDashboard() {
  const { t } = useTranslation("dashboards");
  const shell = useTranslation("shell").t;
  const elections = useTranslation("elections").t;
  const { username, station, mayVote, turnout, tiles } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        actions={
          <form method="post" action={href(computerPortal.signOut)}>
            <Button variant="quiet">{shell("sign-out")}</Button>
          </form>
        }
      />
      <p>
        {`${t("signed-in-as")} `}
        <Ltr>{username}</Ltr>
      </p>
      {station ? <p>{elections(station.desk ? "seat.now-desk" : "seat.now", station)}</p> : null}
      {mayVote ? (
        <p>
          <a className="link" href={href(electionsAddresses.station)}>
            {elections("seat.say")}
          </a>
        </p>
      ) : null}
      <div className="mt-8">
        <Tiles tiles={tiles} />
      </div>
      <p className="mt-8">
        <a className="link" href={TURNOUT}>
          {turnout}
        </a>
      </p>
      <p className="mt-10 text-muted">{t("leave-no-trace")}</p>
    </>
  );
}
