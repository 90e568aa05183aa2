/** Bodies that are whole in memory, by the answers that bear them: the server sends such a one without reading its stream. */
export const wholeBodies = new WeakMap<Response, Uint8Array>();
