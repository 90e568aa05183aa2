/** Where a page's own CSS and the enhancement script go in the rendered HTML. */
export const CSS_PLACEHOLDER = "/*page-css*/";
export const SCRIPT_PLACEHOLDER = "/*page-script*/";
