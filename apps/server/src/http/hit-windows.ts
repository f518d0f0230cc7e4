/** Keys that are counted at once; past that the oldest window is forgotten. */
const maxKeys = 100_000

export type HitWindow = { startedAt: number; hits: number }

/** Counts hits per key within windows of one length, in memory. */
export class HitWindows {
  readonly #now: () => number
  readonly #windowMs: number
  readonly #windows = new Map<string, HitWindow>()

  constructor(now: () => number, windowMs: number) {
    this.#now = now
    this.#windowMs = windowMs
  }

  /** Counts a hit and returns its window, or the seconds until the window that is used up ends. */
  take(key: string, limit: number): HitWindow | { retryAfterSeconds: number } {
    const now = this.#now()
    const window = this.#windowOf(key, now)
    window.hits += 1
    if (window.hits <= limit) return window
    // Refused hits do not count, so that a window never becomes longer.
    window.hits = limit
    return { retryAfterSeconds: Math.max(1, Math.ceil((window.startedAt + this.#windowMs - now) / 1000)) }
  }

  #windowOf(key: string, now: number): HitWindow {
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

/** Removes a hit. */
export function release(window: HitWindow): void {
  window.hits = Math.max(0, window.hits - 1)
}
