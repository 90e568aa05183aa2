import { addressOf } from "~/addresses/site-map";
import { isUsed } from "~/content/current-edition";
import { shownDigits } from "~/content/digits";
import { missingContent } from "~/content/missing";
import { today } from "~/platform/clock.server";
import { editorAddress } from "./desk";
import { currentRevisions } from "./edition.server";
import { unconfirmed } from "./unconfirmed";

/** Lists what the association has not yet supplied or confirmed, in the content office and on the pages. */
export const launchList = () => ({
  unconfirmed: unconfirmed(currentRevisions(), shownDigits()).map((item) => ({
    ...item,
    editor: editorAddress(item),
  })),
  missing: missingContent(today()).filter(({ page }) => isUsed(addressOf(page)?.use)),
});
