let listener: () => void = () => {};

/** Sets the function that is called when this process has let a file wait for work. */
export function onFileWaiting(wake: () => void): void {
  listener = wake;
}

/** Wakes this process's work on files, which otherwise looks only now and then for what other processes left. */
export const announceWaitingFile = (): void => listener();
