/** Signals of committed transactions to other parts of the server. */
export type Signal = 'eventsAppended' | 'rightsChanged' | 'webhooksDue'

/** Delivers signals within one app; two apps in a process are independent. Signals in progress are lost in a crash. */
export class Signals {
  readonly #listeners = new Map<Signal, Set<() => void>>()
  readonly #relay: ((signal: Signal) => void) | undefined
  readonly #delivered = new Map<Signal, number>()

  /** `relay` passes what is emitted here on to other processes. */
  constructor(relay?: (signal: Signal) => void) {
    this.#relay = relay
  }

  /** Adds a listener; the returned function removes it. */
  on(signal: Signal, listener: () => void): () => void {
    const listeners = this.#listeners.get(signal) ?? new Set()
    this.#listeners.set(signal, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  /** How often the signal came so far: what was remembered under another count may be out of date. */
  count(signal: Signal): number {
    return this.#delivered.get(signal) ?? 0
  }

  emit(signal: Signal): void {
    this.deliver(signal)
    this.#relay?.(signal)
  }

  /** Tells the listeners here, and nobody else: the signal came from another process. */
  deliver(signal: Signal): void {
    this.#delivered.set(signal, this.count(signal) + 1)
    for (const listener of this.#listeners.get(signal) ?? []) listener()
  }
}
