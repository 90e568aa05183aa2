/** Where the process is in its life: `ready` once all has started, `stopping` from the first signal on. */
export type ServerState = { ready: boolean; stopping: boolean };
