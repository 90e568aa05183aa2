import { formatMoment, type Language } from "~/i18n";
import { writtenInBoth, writtenLetter } from "./written";

type Link = { link: string; until: Date };

/** To staff: the link to choose a password, for a new account or a forgotten one. */
export const invitationLetter = ({ link, until, isNew }: Link & { isNew: boolean }, language: Language) =>
  writtenLetter(isNew ? "invitation" : "new-password", language, {
    link,
    until: formatMoment(until, language),
  });

/** To a doctor who forgot the password: the link to choose another. */
export const recoveryLetter = ({ link, until }: Link, language: Language) =>
  writtenLetter("recovery", language, { link, until: formatMoment(until, language) });

export const passwordChangedLetter = ({ at }: { at: Date }, language: Language) =>
  writtenLetter("password-changed", language, { at: formatMoment(at, language) });

type OfPasskey = { name: string; at: Date };

/** To the owner in both languages, because the reader may not be the one who added it. */
export const passkeyAddedLetter = ({ name, at }: OfPasskey) =>
  writtenInBoth("passkey-added", (language) => ({ passkey: name, at: formatMoment(at, language) }));

export const passkeyRefusedLetter = ({ name, at }: OfPasskey) =>
  writtenInBoth("passkey-refused", (language) => ({ passkey: name, at: formatMoment(at, language) }));

/** `device` is null if the browser does not name itself. */
export const newDeviceLetter = ({ device, at }: { device: string | null; at: Date }) =>
  writtenInBoth("new-device", (language) => ({ device, at: formatMoment(at, language) }));

export const secondStepRemovedLetter = ({ at }: { at: Date }) =>
  writtenInBoth("second-step-removed", (language) => ({ at: formatMoment(at, language) }));
