/** WORK_STATUS of a member who practises. */
export const PRACTISING = 1;
