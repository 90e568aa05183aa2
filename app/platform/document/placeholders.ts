export const CSS_PLACEHOLDER = "/*page-css*/";
export const SCRIPT_PLACEHOLDER = "/*page-script*/";
