/** WORK_STATUS. */
export const PRACTISING = 1;
