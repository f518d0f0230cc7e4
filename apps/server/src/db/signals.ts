/** Signals of committed transactions to other parts of the process. */
export type Signal = 'eventsAppended' | 'rightsChanged'

/** Delivers signals within one app; two apps in a process are independent. Signals in progress are lost in a crash. */
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
