export const PRACTISING = 1;
