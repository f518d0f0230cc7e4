/** Bytes and number of request bodies. */
export type InFlight = { bytes: number; bodies: number }

/** Maximum share of one network, so that none can shut out all others. */
const networkShare = 0.5

/** Sums of what is in memory, altogether and per network. */
export class BodyTotals {
  readonly #bounds: InFlight
  readonly #all: InFlight = { bytes: 0, bodies: 0 }
  readonly #networks = new Map<string, InFlight>()

  constructor(bounds: InFlight) {
    this.#bounds = bounds
  }

  get all(): InFlight {
    return { ...this.#all }
  }

  fits(network: string, more: InFlight): boolean {
    const own = this.#networks.get(network) ?? { bytes: 0, bodies: 0 }
    return [[this.#all, 1] as const, [own, networkShare] as const].every(
      ([held, share]) =>
        held.bytes + more.bytes <= this.#bounds.bytes * share &&
        held.bodies + more.bodies <= this.#bounds.bodies * share,
    )
  }

  add(network: string, more: InFlight): void {
    this.#count(network, more, 1)
  }

  remove(network: string, less: InFlight): void {
    this.#count(network, less, -1)
  }

  #count(network: string, by: InFlight, sign: 1 | -1): void {
    const own = this.#networks.get(network) ?? { bytes: 0, bodies: 0 }
    for (const held of [this.#all, own]) {
      held.bytes += sign * by.bytes
      held.bodies += sign * by.bodies
    }
    if (own.bodies > 0) this.#networks.set(network, own)
    else this.#networks.delete(network)
  }
}
