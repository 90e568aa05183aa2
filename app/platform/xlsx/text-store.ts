const PIECE_BYTES = 1024 * 1024;

export class TextStoreFull extends Error {
  override name = "TextStoreFull";
}

/**
 * Keeps many short texts outside V8's heap, as UTF-8. `add` throws TextStoreFull when they take more than `maxBytes`;
 * `at` returns undefined for an index that was not added.
 */
export class TextStore {
  readonly #pieces: Buffer[] = [];
  #used = PIECE_BYTES;
  #bytes = 0;
  /** Three numbers for each text: its piece, its start and its length. */
  #places = new Uint32Array(3 * 1024);
  length = 0;

  constructor(private readonly maxBytes: number) {}

  add(text: string): void {
    const size = Buffer.byteLength(text);
    this.#bytes += size;
    if (this.#bytes > this.maxBytes) throw new TextStoreFull(`more than ${this.maxBytes} bytes of text`);
    if (this.#used + size > (this.#pieces.at(-1)?.length ?? 0)) {
      this.#pieces.push(Buffer.allocUnsafeSlow(Math.max(PIECE_BYTES, size)));
      this.#used = 0;
    }
    this.#pieces.at(-1)!.write(text, this.#used);
    this.#note(this.#pieces.length - 1, this.#used, size);
    this.#used += size;
  }

  #note(...place: [piece: number, start: number, length: number]): void {
    if (3 * this.length === this.#places.length) {
      const larger = new Uint32Array(2 * this.#places.length);
      larger.set(this.#places);
      this.#places = larger;
    }
    this.#places.set(place, 3 * this.length);
    this.length++;
  }

  at(index: number): string | undefined {
    if (!Number.isInteger(index) || index < 0 || index >= this.length) return undefined;
    const [piece, start, length] = this.#places.subarray(3 * index, 3 * index + 3) as unknown as [
      number,
      number,
      number,
    ];
    return this.#pieces[piece]!.toString("utf8", start, start + length);
  }
}
