import { picturePoolLimits } from '../context.ts'
import { defaultBounds } from '../http/bodies/bodies-in-flight.ts'
import { BodyTotals, type InFlight } from '../http/bodies/body-totals.ts'
import { LocalHits } from '../http/hit-windows.ts'
import { LocalStreams } from '../http/streams/open-streams.ts'
import { type Pool, PoolFullError, WorkPool } from '../jobs/work-pool.ts'
import type { FromWorker, Share, ToWorker } from './messages.ts'

/** Each process has an equal part of a quarter of the memory for bodies; what is large or finds no room there shares the rest. */
const ownPart = 0.25

/** What one of several processes may hold of small bodies without asking. */
export function ownBodyBounds(processes: number): InFlight {
  const { bytes, bodies } = defaultBounds
  return { bytes: (bytes * ownPart) / processes, bodies: (bodies * ownPart) / processes }
}

type Release = () => void

/**
 * The limits that hold for all server processes together, counted in the primary: hits within windows, pictures that
 * are read, large bodies, and streams. What a process held is free again when it ends.
 */
export class SharedLimits {
  readonly pictures = new WorkPool(picturePoolLimits)
  readonly #hits: LocalHits
  readonly #streams = new LocalStreams()
  readonly #bodies = new BodyTotals({
    bytes: defaultBounds.bytes * (1 - ownPart),
    bodies: defaultBounds.bodies * (1 - ownPart),
  })
  /** What each process holds, by the id it took it under. */
  readonly #held = new Map<number, Map<number, Release>>()

  constructor(now: () => number) {
    this.#hits = new LocalHits(now)
  }

  /** Does what a process asks; returns the answer if it waits for one. */
  async handle(worker: number, message: FromWorker): Promise<ToWorker | undefined> {
    if (message.type === 'count') return { type: 'answer', id: message.id, answer: this.#hits.take(message.hits) }
    if (message.type === 'uncount') this.#hits.release(message.hits)
    if (message.type === 'take')
      return { type: 'answer', id: message.id, answer: { taken: await this.#hold(worker, message.id, message.share) } }
    if (message.type === 'return') {
      this.#held.get(worker)?.get(message.id)?.()
      this.#held.get(worker)?.delete(message.id)
    }
    return undefined
  }

  /** Releases all that an ended process held. */
  forget(worker: number): void {
    for (const release of this.#held.get(worker)?.values() ?? []) release()
    this.#held.delete(worker)
  }

  async #hold(worker: number, id: number, share: Share): Promise<boolean> {
    const held = this.#held.get(worker) ?? new Map<number, Release>()
    this.#held.set(worker, held)
    const release = await this.#take(share)
    if (!release) return false
    // The process may have ended while it waited.
    if (this.#held.get(worker) === held) held.set(id, release)
    else release()
    return true
  }

  async #take(share: Share): Promise<Release | undefined> {
    if (share.of === 'pictures') return beginWork(this.pictures, share)
    if (share.of === 'streams') return this.#streams.open(share.who, share.most)
    const { network, bytes } = share
    const body = { bytes, bodies: 1 }
    if (!this.#bodies.fits(network, body)) return undefined
    this.#bodies.add(network, body)
    return () => this.#bodies.remove(network, body)
  }
}

/** Waits for room in the pool. Returns how to end the work, or undefined if the pool is full. */
function beginWork(pool: Pool, { key, group }: { key: string | undefined; group: string | undefined }) {
  return new Promise<Release | undefined>((resolve, reject) => {
    pool
      .run({ key, group, work: () => new Promise<void>((end) => resolve(end)) })
      .catch((error) => (error instanceof PoolFullError ? resolve(undefined) : reject(error)))
  })
}
