import type { FastifyReply, FastifyRequest } from 'fastify'
import { toNetwork } from '../../features/limits/index.ts'
import { isInProcess } from '../in-process.ts'
import { BodyTotals, type InFlight } from './body-totals.ts'

/** Limits of request bodies in memory. */
export type BodyBounds = InFlight & {
  /** A body must have arrived after this long, and a second more for every 128 kB it announces, or may have. */
  timeoutMs: number
}

/** The server is at its limit of bodies; the request may be retried. */
export class ServerBusy extends Error {}

export const defaultBounds: BodyBounds = { bytes: 128 * 1024 * 1024, bodies: 1000, timeoutMs: 20_000 }

/** What one request holds. */
export type HeldBody = {
  /** Counts bytes that arrived. Throws `ServerBusy` when they are too many. */
  add(bytes: number): void
}

/** Reserves memory that several processes share. Returns how to release it, or undefined if there is none. */
export type ReserveBody = (network: string, bytes: number) => Promise<(() => void) | undefined>

/** A body that may become larger is counted in the memory that the processes share, if they are several. */
const largeBody = 256 * 1024

/** Counts bodies in memory, from the first byte until the request is answered or its connection closes. */
export class BodiesInFlight {
  readonly bounds: BodyBounds
  readonly #totals: BodyTotals
  readonly #reserve: ReserveBody | undefined

  constructor(bounds: Partial<BodyBounds> = {}, reserve?: ReserveBody) {
    this.bounds = { ...defaultBounds, ...bounds }
    this.#totals = new BodyTotals(this.bounds)
    this.#reserve = reserve
  }

  /** Current totals. */
  get held(): Readonly<InFlight> {
    return this.#totals.all
  }

  /**
   * Starts counting a request that announces so many bytes (0 if it does not say) and may send so many. In-process
   * calls of a page were counted with the page's own body.
   */
  async open(request: FastifyRequest, reply: FastifyReply, declared: number, most: number): Promise<HeldBody> {
    if (isInProcess(request)) return { add: () => undefined }
    const network = toNetwork(request.ip)
    const first = { bytes: declared, bodies: 1 }
    const isShared = this.#reserve !== undefined && (most > largeBody || !this.#totals.fits(network, first))
    return isShared ? this.#openShared(reply, network, most) : this.#openOwn(reply, network, first)
  }

  #openOwn(reply: FastifyReply, network: string, first: InFlight): HeldBody {
    if (!this.#totals.fits(network, first)) throw new ServerBusy()
    const mine: InFlight = { bytes: 0, bodies: 1 }
    let isOver = false
    this.#totals.add(network, mine)
    onceAnswered(reply, () => {
      isOver = true
      this.#totals.remove(network, mine)
    })
    return {
      add: (bytes) => {
        if (isOver) return
        const more = { bytes, bodies: 0 }
        if (!this.#totals.fits(network, more)) throw new ServerBusy()
        mine.bytes += bytes
        this.#totals.add(network, more)
      },
    }
  }

  /** Reserves all that may come at once, so that nothing is asked while it arrives. */
  async #openShared(reply: FastifyReply, network: string, most: number): Promise<HeldBody> {
    const release = await this.#reserve?.(network, most)
    if (!release) throw new ServerBusy()
    onceAnswered(reply, release)
    return { add: () => undefined }
  }
}

/** Calls once when the response is sent or its connection is closed, also if it already is. */
function onceAnswered({ raw }: FastifyReply, work: () => void): void {
  let isOver = false
  const end = (): void => {
    if (isOver) return
    isOver = true
    work()
  }
  raw.once('finish', end)
  raw.once('close', end)
  if (raw.destroyed || raw.closed) end()
}
