/**
 * Lets work on the same things run one after another, in the order it asked, within this process. It saves attempts that
 * the database would refuse; whether one is allowed is for the database to say.
 */
export class Turns {
  readonly #last = new Map<string, Promise<void>>()

  /** Resolves when all who asked for one of these keys before have ended their turn. */
  async take(keys: readonly string[]): Promise<{ hasWaited: boolean; end: () => void }> {
    const before = keys.flatMap((key) => this.#last.get(key) ?? [])
    const { promise, resolve } = Promise.withResolvers<void>()
    for (const key of keys) this.#last.set(key, promise)
    await Promise.all(before)
    const end = () => {
      for (const key of keys) if (this.#last.get(key) === promise) this.#last.delete(key)
      resolve()
    }
    return { hasWaited: before.length > 0, end }
  }
}
