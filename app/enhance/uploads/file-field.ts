import { fillPlaceholders } from "~/enhance/said";
import { type Chosen, fits, type Limits, moved, type Words } from "./chosen";
import { coverOf } from "./cover";
import { createElement, createFrame, type Frame } from "./frame";
import { showAndShrink } from "./pictures";
import { giveUp } from "./send-file";

export type Parts = {
  to: string;
  words: Words;
  say(sentence: string, ...names: string[]): void;
  again(): void;
};
export type FileField = ReturnType<typeof fileField>;

/** Pictures are made smaller one after the other, because each takes much memory. */
let turn = Promise.resolve();

/** Describes a chosen file, which is checked once its `ready` has resolved, or one that the server has (`staged`). */
const newEntry = (
  { name, size }: { name: string; size: number },
  { file = null, staged = null }: { file?: File | null; staged?: string | null },
): Chosen => ({ name, size, chosen: file, file, ready: Promise.resolve(), problem: null, staged });

/** Checks a file against its field's limits, shows pictures, makes them smaller, and notes the problem that remains. */
async function check(chosen: Chosen, frame: Frame, limits: Limits, accept: string) {
  const file = chosen.file!;
  if (!fits(file, accept)) chosen.problem = limits.type;
  else if (/^image\//.test(file.type)) {
    try {
      chosen.file = await showAndShrink(file, limits, frame.canvas);
      frame.showPicture();
    } catch {
      chosen.problem = limits.type;
    }
  }
  chosen.size = chosen.file!.size;
  if (chosen.size > limits.bytes) chosen.problem = limits.large;
  if (!chosen.size) chosen.problem = limits.type;
}

/** Lets frames be dragged onto one another; `drop` is called with both files. */
function dragging(drop: (dragged: Chosen, onto: Chosen) => void) {
  let dragged: Chosen | null = null;
  return ({ root }: Frame, chosen: Chosen) => {
    root.ondragstart = () => {
      dragged = chosen;
    };
    root.ondragend = () => {
      dragged = null;
    };
    root.ondragover = (event) => {
      if (dragged) event.preventDefault();
    };
    root.ondrop = (event) => {
      if (!dragged) return;
      event.preventDefault();
      drop(dragged, chosen);
    };
  };
}

/** Shows the chosen files of one input under it, in their order, each in a frame with its buttons. */
export function fileField(input: HTMLInputElement, { to, words, say, again }: Parts) {
  const limits: Limits = JSON.parse(input.dataset.files!);
  const list = createElement("ol", "", { "data-chosen": limits.kind, "aria-label": words.list });
  const frames = new Map<Chosen, Frame>();
  const cover = input.multiple ? coverOf(input.form!, () => refresh()) : null;
  let files: Chosen[] = [];
  const makeDraggable = dragging((dragged, onto) => move(dragged, files.indexOf(onto)));
  input.after(list);

  const problemOf = (chosen: Chosen) =>
    chosen.problem ?? (files.indexOf(chosen) >= limits.max ? (limits.many ?? limits.type) : null);

  function refresh() {
    list.hidden = !files.length;
    const coverFile = cover?.follow(files);
    for (const [index, chosen] of files.entries()) {
      const frame = frames.get(chosen)!;
      if (list.children[index] !== frame.root) list.insertBefore(frame.root, list.children[index] ?? null);
      frame.tell(problemOf(chosen));
      frame.showSize();
      frame.place(index, files.length, cover && chosen === coverFile);
    }
    keepChosen();
  }

  /** Puts the files back into the input, so that the form works if it is sent without this script. */
  function keepChosen() {
    const kept = new DataTransfer();
    for (const { file } of files) if (file) kept.items.add(file);
    input.files = kept.files;
  }

  function move(chosen: Chosen, to: number) {
    files = moved(files, chosen, to);
    refresh();
    say(fillPlaceholders(words.moved, { at: files.indexOf(chosen) + 1, of: files.length }), chosen.name);
  }

  function drop(chosen: Chosen) {
    files = files.filter((each) => each !== chosen);
    frames.get(chosen)!.root.remove();
    frames.delete(chosen);
    chosen.stop?.();
    if (chosen.staged) giveUp(to, chosen.staged);
  }

  function remove(chosen: Chosen) {
    const index = files.indexOf(chosen);
    drop(chosen);
    refresh();
    say(words.removed, chosen.name);
    const next = files[index] ?? files[index - 1];
    (next ? frames.get(next)!.remove : input).focus();
  }

  function press(what: string, chosen: Chosen) {
    const index = files.indexOf(chosen);
    if (what === "remove") return remove(chosen);
    if (what === "again") return again();
    if (what === "cover") {
      cover?.choose(chosen);
      if (cover?.isFirst) files = moved(files, chosen, 0);
      refresh();
      say(`${words["is-cover"]}: {name}`, chosen.name);
    } else move(chosen, what === "earlier" ? index - 1 : index + 1);
    frames.get(chosen)![what as "cover"].focus();
  }

  function enter(chosen: Chosen) {
    const frame = createFrame(chosen, words, press);
    frames.set(chosen, frame);
    if (!input.multiple) for (const before of files) drop(before);
    files.push(chosen);
    makeDraggable(frame, chosen);
    return frame;
  }

  async function look(chosen: Chosen, frame: Frame) {
    await check(chosen, frame, limits, input.accept);
    if (frames.has(chosen)) refresh();
    const problem = problemOf(chosen);
    if (problem) say(`{name}: ${problem}`, chosen.name);
  }

  const isKnown = ({ name, size, lastModified }: File) =>
    files.some(
      ({ chosen }) => chosen?.name === name && chosen.size === size && chosen.lastModified === lastModified,
    );

  function add(some: Iterable<File>) {
    const more = [...some].filter((file) => !isKnown(file));
    for (const file of more) {
      const one = newEntry(file, { file });
      const frame = enter(one);
      turn = turn.then(() => look(one, frame));
      one.ready = turn;
    }
    refresh();
    if (more.length) say(words.added, ...more.map(({ name }) => name));
  }

  /** Adds a file that the server already has, after the form was refused. */
  function addStaged(staged: string, name: string, size: number) {
    enter(newEntry({ name, size }, { staged })).move(null, words.arrived);
    refresh();
  }

  refresh();
  add(input.files ?? []);
  input.addEventListener("change", () => add([...(input.files ?? [])]));
  return {
    input,
    limits,
    add,
    addStaged,
    problemOf,
    keepChosen,
    frame: (chosen: Chosen) => frames.get(chosen)!,
    files: () => files,
    takes: (file: File) => fits(file, input.accept),
  };
}
