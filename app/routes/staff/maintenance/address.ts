export const MAINTENANCE = "/dashboard/maintenance";
export const END = `${MAINTENANCE}/end`;
