/** An answer whose JSON text is already made; the wall sends it as it is, and tests check it like any other. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** For operations that build their text themselves: the type of the answer it stands for. */
export function rawJson<T>(text: string): T {
  return new RawJson(text) as T
}
