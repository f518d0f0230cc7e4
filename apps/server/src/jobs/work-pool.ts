export type PoolLimits = {
  /** How much is done at once for all groups together. */
  running: number
  /** How much more is done at once for those without a group. */
  reserved: number
  /** How much of all groups waits, and as much again of those without a group. */
  waiting: number
  /** How long it waits. */
  waitMs: number
  /** How much of one key is in hand: being done or waiting. */
  perKey: number
  /** How much of one group is in hand. */
  perGroup: number
}

export type PoolJob<T> = {
  /** Requester with an individual limit; undefined for those without one. */
  key: string | undefined
  /** Group that takes turns, such as a network; undefined for those that need not. */
  group: string | undefined
  work: () => Promise<T>
}

/** Too much work is running or waiting. */
export class PoolFullError extends Error {
  override name = 'PoolFullError'
}

/** Runs work within bounds, those of this process or of all processes. */
export type Pool = {
  /** @throws PoolFullError if too much is running or waiting. */
  run<T>(job: PoolJob<T>): Promise<T>
}

type Waiting = { group: string | undefined; begin: () => void; refuse: (error: PoolFullError) => void }

/**
 * Bounds expensive work: what finds no room is refused at once, and what waits too long is refused then. A group has one
 * work done at a time, and waiting groups take turns. A full queue has room for another group as long as one group has
 * several jobs in it: the latest of these is refused.
 */
export class WorkPool implements Pool {
  readonly #limits: PoolLimits
  readonly #ofKeys = new Map<string, number>()
  readonly #ofGroups = new Map<string, number>()
  readonly #runningGroups = new Set<string>()
  #waiting: Waiting[] = []
  #running = 0

  constructor(limits: PoolLimits) {
    this.#limits = limits
  }

  /**
   * Runs the work when there is capacity. The work itself must limit its duration. @throws PoolFullError if too much is
   * waiting, too much of the same key or group is running, or no capacity became available
   */
  async run<T>({ key, group, work }: PoolJob<T>): Promise<T> {
    increment(this.#ofKeys, key, this.#limits.perKey)
    try {
      increment(this.#ofGroups, group, this.#limits.perGroup)
      try {
        await this.#room(group)
        try {
          return await work()
        } finally {
          this.#end(group)
        }
      } finally {
        decrement(this.#ofGroups, group)
      }
    } finally {
      decrement(this.#ofKeys, key)
    }
  }

  async #room(group: string | undefined): Promise<void> {
    if (this.#mayBegin(group)) return this.#begin(group)
    this.#makeRoomInQueue(group)
    const turn = Promise.withResolvers<void>()
    const waiting: Waiting = { group, begin: turn.resolve, refuse: turn.reject }
    const timer = setTimeout(() => this.#refuse(waiting, 'no room came free in time'), this.#limits.waitMs)
    this.#waiting.push(waiting)
    try {
      await turn.promise
    } finally {
      clearTimeout(timer)
    }
  }

  #mayBegin(group: string | undefined): boolean {
    const { running, reserved } = this.#limits
    if (this.#running >= running + reserved) return false
    return group === undefined || (this.#runningGroups.size < running && !this.#runningGroups.has(group))
  }

  #begin(group: string | undefined): void {
    this.#running += 1
    if (group === undefined) return
    this.#runningGroups.add(group)
    // Its turn: what else it has in the queue waits behind all others.
    const isOwn = (it: Waiting) => it.group === group
    this.#waiting = [...this.#waiting.filter((it) => !isOwn(it)), ...this.#waiting.filter(isOwn)]
  }

  #end(group: string | undefined): void {
    this.#running -= 1
    if (group !== undefined) this.#runningGroups.delete(group)
    const next = this.#waiting.find((it) => this.#mayBegin(it.group))
    if (!next) return
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    this.#begin(next.group)
    next.begin()
  }

  #makeRoomInQueue(group: string | undefined): void {
    const queue = this.#waiting.filter((it) => (it.group === undefined) === (group === undefined))
    if (queue.length < this.#limits.waiting) return
    const inQueue = (of: string | undefined) => queue.filter((it) => it.group === of).length
    const most = Math.max(0, ...queue.map((it) => inQueue(it.group)))
    const last = queue.findLast((it) => inQueue(it.group) === most)
    if (group === undefined || !last || most <= inQueue(group) + 1) throw new PoolFullError('too much is waiting')
    this.#refuse(last, 'another group had nothing in the queue')
  }

  #refuse(waiting: Waiting, reason: string): void {
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
    waiting.refuse(new PoolFullError(reason))
  }
}

function increment(counts: Map<string, number>, name: string | undefined, limit: number): void {
  if (name === undefined) return
  const before = counts.get(name) ?? 0
  if (before >= limit) throw new PoolFullError('too much of one key')
  counts.set(name, before + 1)
}

function decrement(counts: Map<string, number>, name: string | undefined): void {
  if (name === undefined) return
  const left = (counts.get(name) ?? 1) - 1
  if (left > 0) counts.set(name, left)
  else counts.delete(name)
}
