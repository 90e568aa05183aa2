/**
 * "again" may succeed later. "odd" never does, so that the form carries its files as without script. "away" asks for a
 * new sign-in, which needs no file.
 */
export type Outcome = { staged: string } | "again" | "full" | "large" | "odd" | "away" | "stopped";

const PAUSES_MS = [1000, 3000, 8000];
/** A connection on which nothing moves for this long is aborted. */
const STILL_MS = 30_000;
const [OK, CREATED, TIMEOUT, TOO_LARGE, TOO_MANY, FAILED] = [200, 201, 408, 413, 429, 500];

function outcomeOf({ status, response, responseURL }: XMLHttpRequest, to: string): Outcome {
  if (status === CREATED && typeof response?.staged === "string") return { staged: response.staged };
  if (status === TOO_LARGE) return "large";
  if (status === TOO_MANY) return "full";
  if (status === OK && !responseURL.endsWith(to)) return "away";
  return !status || status === TIMEOUT || status >= FAILED ? "again" : "odd";
}

type Sending = { to: string; file: File; signal: AbortSignal; progress(sent: number): void };

const sendOnce = ({ to, file, signal, progress }: Sending) =>
  new Promise<Outcome>((done) => {
    progress(0);
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    let still: ReturnType<typeof setTimeout>;
    const moves = () => {
      clearTimeout(still);
      still = setTimeout(stop, STILL_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      moves();
      progress((loaded / total) * file.size);
    };
    request.onloadend = () => {
      clearTimeout(still);
      signal.removeEventListener("abort", stop);
      done(signal.aborted ? "stopped" : outcomeOf(request, to));
    };
    signal.addEventListener("abort", stop);
    request.open("POST", to);
    request.responseType = "json";
    const form = new FormData();
    form.append("file", file);
    request.send(form);
    moves();
  });

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });

/** Sends one file by itself, some times where that may help, with growing pauses. */
export async function sendFile(sending: Sending): Promise<Outcome> {
  const { signal, progress } = sending;
  for (const wait of [...PAUSES_MS, 0]) {
    if (signal.aborted) return "stopped";
    const outcome = await sendOnce(sending);
    if (!wait || (outcome !== "again" && outcome !== "full")) return outcome;
    progress(0);
    await pause(wait, signal);
  }
  return "again";
}

/** Lets go of a file that the server has and that is not wanted any more; else it stays there a day. */
export function giveUp(to: string, staged: string): void {
  const form = new FormData();
  form.append("give_up", staged);
  fetch(to, { method: "POST", body: form, keepalive: true }).catch(() => {});
}

/** Returns true if the server is reachable at all after a file could not be sent. */
export const reachesServer = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
