import { association } from "~/content/association";

const { latitude, longitude } = association.place;
const SPAN = 0.008;
const MAP = "https://www.openstreetmap.org";

/** The place on a map of its own page. */
export const mapPage = `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

const box = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2]
  .map((edge) => edge.toFixed(4))
  .join("%2C");

/** The same as a map within a page. */
export const mapFrame = `${MAP}/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude}%2C${longitude}`;
