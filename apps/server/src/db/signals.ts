/** What committed transactions tell the other parts of their process. */
export type Signal = 'eventsAppended' | 'rightsChanged'

/** Carries signals within one app; two apps in a process hear nothing of each other. A crash loses what is under way. */
export class Signals {
  readonly #listeners = new Map<Signal, Set<() => void>>()

  /** Adds a listener; the returned function removes it. */
  on(signal: Signal, listener: () => void): () => void {
    const listeners = this.#listeners.get(signal) ?? new Set()
    this.#listeners.set(signal, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  emit(signal: Signal): void {
    for (const listener of this.#listeners.get(signal) ?? []) listener()
  }
}
