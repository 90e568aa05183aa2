/** Where a page's own CSS and the enhancement script go in the rendered HTML. */
export const CSS_PLACE = "/*page-css*/";
export const SCRIPT_PLACE = "/*page-script*/";
