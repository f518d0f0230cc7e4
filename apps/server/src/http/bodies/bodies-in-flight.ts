import type { FastifyReply, FastifyRequest } from 'fastify'
import { toNetwork } from '../../features/limits/index.ts'
import { isInProcess } from '../in-process.ts'

/** Limits of request bodies in memory. */
export type BodyBounds = {
  /** Bytes of all bodies together. */
  bytes: number
  /** Bodies at once. */
  bodies: number
  /** A body must have arrived after this long, and a second more for every 128 kB it announces, or may have. */
  timeoutMs: number
}

/** The server is at its limit of bodies; the request may be retried. */
export class ServerBusy extends Error {}

export const defaultBounds: BodyBounds = { bytes: 128 * 1024 * 1024, bodies: 1000, timeoutMs: 20_000 }

/** Maximum share of one network, so that none can shut out all others. */
const networkShare = 0.5

type InFlight = { bytes: number; bodies: number }

/** What one request holds. */
export type HeldBody = {
  /** Counts bytes that arrived. Throws `ServerBusy` when they are too many. */
  add(bytes: number): void
}

/** Counts bodies in memory, from the first byte until the request is answered or its connection closes. */
export class BodiesInFlight {
  readonly bounds: BodyBounds
  readonly #all: InFlight = { bytes: 0, bodies: 0 }
  readonly #networks = new Map<string, InFlight>()

  constructor(bounds: Partial<BodyBounds> = {}) {
    this.bounds = { ...defaultBounds, ...bounds }
  }

  /** Current totals. */
  get held(): Readonly<InFlight> {
    return { ...this.#all }
  }

  /** Starts counting a request. In-process calls of a page were counted with the page's own body. */
  open(request: FastifyRequest, reply: FastifyReply, declared: number): HeldBody {
    if (isInProcess(request)) return { add: () => undefined }
    const network = toNetwork(request.ip)
    const own = this.#networks.get(network) ?? { bytes: 0, bodies: 0 }
    if (!this.#fits(own, { bytes: declared, bodies: 1 })) throw new ServerBusy()
    this.#networks.set(network, own)
    const mine: InFlight = { bytes: 0, bodies: 1 }
    this.#count(own, mine, 1)
    let isOver = false
    const close = (): void => {
      if (isOver) return
      isOver = true
      this.#count(own, mine, -1)
      if (own.bodies === 0) this.#networks.delete(network)
    }
    reply.raw.once('finish', close)
    reply.raw.once('close', close)
    return {
      add: (bytes) => {
        if (isOver) return
        if (!this.#fits(own, { bytes, bodies: 0 })) throw new ServerBusy()
        mine.bytes += bytes
        this.#count(own, { bytes, bodies: 0 }, 1)
      },
    }
  }

  #fits(own: InFlight, more: InFlight): boolean {
    return [[this.#all, 1] as const, [own, networkShare] as const].every(
      ([held, share]) =>
        held.bytes + more.bytes <= this.bounds.bytes * share && held.bodies + more.bodies <= this.bounds.bodies * share,
    )
  }

  #count(own: InFlight, by: InFlight, sign: 1 | -1): void {
    for (const held of [this.#all, own]) {
      held.bytes += sign * by.bytes
      held.bodies += sign * by.bodies
    }
  }
}
