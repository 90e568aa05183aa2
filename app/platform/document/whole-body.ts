/**
 * Bodies of answers that are whole in memory. The answers bear none themselves, where whoever sends them looks here
 * (`takesWholeBodies`): a stream made to be read at once costs more than sending it.
 */
export const wholeBodies = new WeakMap<Response, Uint8Array>();
