/** An answer whose JSON is already made, as the bytes that are sent; tests check it like any other. */
export class RawJson {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
  get text(): string {
    return this.bytes.toString()
  }
}

/** For operations that write their JSON themselves: the type of the answer it stands for. */
export function rawJson<T>(bytes: Buffer): T {
  return new RawJson(bytes) as T
}
