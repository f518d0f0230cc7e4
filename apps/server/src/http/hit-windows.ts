/** Keys that are counted at once; past that the oldest window is forgotten. */
const maxKeys = 100_000

type HitWindow = { startedAt: number; hits: number }

/** Counts hits per key within windows of one length, in memory. */
export class HitWindows {
  readonly #now: () => number
  readonly #windowMs: number
  readonly #windows = new Map<string, HitWindow>()

  constructor(now: () => number, windowMs: number) {
    this.#now = now
    this.#windowMs = windowMs
  }

  /** Counts a hit and returns the start of its window, or the seconds until the window that is used up ends. */
  take(key: string, limit: number): { startedAt: number } | { retryAfterSeconds: number } {
    const now = this.#now()
    const window = this.#getWindow(key, now)
    window.hits += 1
    if (window.hits <= limit) return { startedAt: window.startedAt }
    // Refused hits do not count, so that a window never becomes longer.
    window.hits = limit
    return { retryAfterSeconds: Math.max(1, Math.ceil((window.startedAt + this.#windowMs - now) / 1000)) }
  }

  /** Removes a hit from the window that started then, unless that is over. */
  release(key: string, startedAt: number): void {
    const window = this.#windows.get(key)
    if (window?.startedAt === startedAt) window.hits = Math.max(0, window.hits - 1)
  }

  #getWindow(key: string, now: number): HitWindow {
    const known = this.#windows.get(key)
    if (known && now - known.startedAt < this.#windowMs) return known
    // A restarted window moves to the end, so that the oldest come first.
    this.#windows.delete(key)
    this.#forgetOld(now)
    const window = { startedAt: now, hits: 0 }
    this.#windows.set(key, window)
    return window
  }

  #forgetOld(now: number): void {
    for (const [key, { startedAt }] of this.#windows) {
      if (now - startedAt < this.#windowMs && this.#windows.size < maxKeys) return
      this.#windows.delete(key)
    }
  }
}

/** One thing that is counted: what a customer or a network does within a window. */
export type Hit = { windowMs: number; key: string; limit: number }
/** Where a hit was counted. */
export type CountedHit = Pick<Hit, 'windowMs' | 'key'> & { startedAt: number }
/** All hits counted, or none because of one, given by its index. */
export type HitResult = { counted: CountedHit[] } | { refused: number; retryAfterSeconds: number }

/** Counts for this process, or for all processes behind one port. */
export type HitCounter = {
  take(hits: readonly Hit[]): HitResult | Promise<HitResult>
  release(hits: readonly CountedHit[]): void
}

/** Counts in the memory of this process. */
export class LocalHits implements HitCounter {
  readonly #now: () => number
  readonly #windows = new Map<number, HitWindows>()

  constructor(now: () => number) {
    this.#now = now
  }

  take(hits: readonly Hit[]): HitResult {
    const counted: CountedHit[] = []
    for (const [index, { windowMs, key, limit }] of hits.entries()) {
      const result = this.#of(windowMs).take(key, limit)
      if ('retryAfterSeconds' in result) {
        this.release(counted)
        return { refused: index, ...result }
      }
      counted.push({ windowMs, key, ...result })
    }
    return { counted }
  }

  release(hits: readonly CountedHit[]): void {
    for (const { windowMs, key, startedAt } of hits) this.#of(windowMs).release(key, startedAt)
  }

  #of(windowMs: number): HitWindows {
    const windows = this.#windows.get(windowMs) ?? new HitWindows(this.#now, windowMs)
    this.#windows.set(windowMs, windows)
    return windows
  }
}
