/** How much of one kind of work is done at once, how much waits, and how much of both one key may have. */
export type PoolLimits = { running: number; waiting: number; perKey: number }

export type PoolJob<T> = {
  /** Who asks for it; undefined for those without a limit of their own. */
  key: string | undefined
  /** How long it may take once it has begun. */
  timeoutMs: number
  work: () => Promise<T>
}

/** There is no room for more of this work at the moment. */
export class PoolFullError extends Error {
  override name = 'PoolFullError'
}

/** The work took longer than it may. */
export class PoolTimeoutError extends Error {
  override name = 'PoolTimeoutError'
}

/** Bounds expensive work: what finds no room is refused at once instead of waiting without end. */
export class WorkPool {
  readonly #limits: PoolLimits
  readonly #waiting: (() => void)[] = []
  readonly #ofKeys = new Map<string, number>()
  #running = 0

  constructor(limits: PoolLimits) {
    this.#limits = limits
  }

  /**
   * Does the work as soon as there is room.
   *
   * @throws PoolFullError where too much waits already, or too much of the same key is in hand
   * @throws PoolTimeoutError when it takes too long; its room is free again only when it has really ended
   */
  async run<T>({ key, timeoutMs, work }: PoolJob<T>): Promise<T> {
    this.#enter(key)
    try {
      await this.#room()
    } catch (error) {
      this.#leave(key)
      throw error
    }
    const done = Promise.resolve().then(work)
    const release = (): void => {
      this.#running -= 1
      this.#leave(key)
      this.#waiting.shift()?.()
    }
    void done.then(release, release)
    return withinTime(done, timeoutMs)
  }

  #enter(key: string | undefined): void {
    if (key === undefined) return
    const inHand = this.#ofKeys.get(key) ?? 0
    if (inHand >= this.#limits.perKey) throw new PoolFullError('too much of one key')
    this.#ofKeys.set(key, inHand + 1)
  }

  #leave(key: string | undefined): void {
    if (key === undefined) return
    const left = (this.#ofKeys.get(key) ?? 1) - 1
    if (left > 0) this.#ofKeys.set(key, left)
    else this.#ofKeys.delete(key)
  }

  async #room(): Promise<void> {
    if (this.#running >= this.#limits.running) {
      if (this.#waiting.length >= this.#limits.waiting) throw new PoolFullError('too much is waiting')
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    this.#running += 1
  }
}

async function withinTime<T>(done: Promise<T>, timeoutMs: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new PoolTimeoutError(`not done in ${timeoutMs} ms`)), timeoutMs)
  try {
    return await Promise.race([done, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
