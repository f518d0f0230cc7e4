/** A response whose JSON is already encoded, without addresses of pictures; tests validate it like any other. */
export class RawJson {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
  get text(): string {
    return this.bytes.toString()
  }
}

/** Wraps encoded JSON as the response type of its operation. */
export function rawJson<T>(bytes: Buffer): T {
  return new RawJson(bytes) as T
}
