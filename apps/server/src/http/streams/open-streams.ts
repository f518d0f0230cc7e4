/** Counts the event streams that each caller has open, in this process or in all processes behind one port. */
export type OpenStreams = {
  /** Counts another one. Returns how to end it, or undefined if `who` has that many already. */
  open(who: string, most: number): Promise<(() => void) | undefined>
}

/** Counts in the memory of this process. */
export class LocalStreams implements OpenStreams {
  readonly #counts = new Map<string, number>()

  async open(who: string, most: number): Promise<(() => void) | undefined> {
    const before = this.#counts.get(who) ?? 0
    if (before >= most) return undefined
    this.#counts.set(who, before + 1)
    return () => this.#end(who)
  }

  #end(who: string): void {
    const left = (this.#counts.get(who) ?? 1) - 1
    if (left > 0) this.#counts.set(who, left)
    else this.#counts.delete(who)
  }
}
