import { callLimitOf, type OperationSpec } from '@kalends/contract'
import { type Actor, isManager } from '../actor.ts'
import { networkOf } from '../features/limits/index.ts'
import { fail } from '../refusal.ts'

/** How many calls one customer or one network may make within a window. */
export type CallBounds = {
  windowMs: number
  /** Changing calls of one visitor or member. */
  perCustomer: number
  /** Changing calls from one network. */
  perNetwork: number
  /** Refused calls with a link or a code from one network. */
  refusedPerNetwork: number
}

/** More than people need, and than the front end of a busy business sends for all of them from its server. */
export const usualCallBounds: CallBounds = {
  windowMs: 5 * 60 * 1000,
  perCustomer: 300,
  perNetwork: 3000,
  refusedPerNetwork: 100,
}

/** Keys that are counted at once; past that the oldest window is forgotten. */
const mostKeys = 100_000

type Window = { startedAt: number; hits: number }
type Scope = 'VISITOR' | 'NETWORK'

/** A call that was counted. */
export type CountedCall = {
  /** The link or code was right: it was no guess. */
  succeeded(): void
}

const refusals: Record<Scope, string> = {
  VISITOR: 'You did this very often in a short time. Try again later.',
  NETWORK: 'This was done very often from your network in a short time. Try again later.',
}

/**
 * Counts the calls of customers and strangers that change something, and those with a link or a code, before they are
 * answered. Every operation of the contract is covered unless it only reads; people who work here and API keys are not
 * limited. Counted in memory, for it is asked at every call: each process counts for itself and begins anew when it
 * starts. What costs money, guesses a password or fills a calendar has a stricter limit of its own in the database.
 */
export class CallLimits {
  readonly #bounds: CallBounds
  readonly #now: () => number
  readonly #windows = new Map<string, Window>()

  constructor(now: () => number, bounds: Partial<CallBounds> = {}) {
    this.#now = now
    this.#bounds = { ...usualCallBounds, ...bounds }
  }

  /** Ends in THROTTLED_FEATURE where the customer or their network did this too often. */
  count(spec: OperationSpec, actor: Actor, address: string): CountedCall {
    const limit = callLimitOf(spec)
    if (limit === 'NONE' || isManager(actor)) return uncounted
    const network = isOwnMachine(address) ? undefined : networkOf(address)
    if (limit === 'CHANGES' || spec.method !== 'GET') this.#countChange(actor, network)
    if (limit !== 'LINKS' || network === undefined) return uncounted
    const guesses = this.#take('NETWORK', `links:${network}`, this.#bounds.refusedPerNetwork)
    return {
      succeeded: () => {
        guesses.hits = Math.max(0, guesses.hits - 1)
      },
    }
  }

  #countChange(actor: Actor, network: string | undefined): void {
    const customer = customerKey(actor)
    if (customer) this.#take('VISITOR', `changes:${customer}`, this.#bounds.perCustomer)
    if (network) this.#take('NETWORK', `changes:${network}`, this.#bounds.perNetwork)
  }

  #take(scope: Scope, key: string, limit: number): Window {
    const now = this.#now()
    const window = this.#windowOf(key, now)
    window.hits += 1
    if (window.hits <= limit) return window
    const retryAfterSeconds = Math.max(1, Math.ceil((window.startedAt + this.#bounds.windowMs - now) / 1000))
    // What is refused does not count, so that a window is never longer than it is.
    window.hits = limit
    return fail('THROTTLED_FEATURE', { description: refusals[scope], data: { limit: scope, retryAfterSeconds } })
  }

  #windowOf(key: string, now: number): Window {
    const known = this.#windows.get(key)
    if (known && now - known.startedAt < this.#bounds.windowMs) return known
    // Begun anew it is the youngest, so that those in front are always the oldest.
    this.#windows.delete(key)
    this.#forgetOld(now)
    const window = { startedAt: now, hits: 0 }
    this.#windows.set(key, window)
    return window
  }

  #forgetOld(now: number): void {
    for (const [key, { startedAt }] of this.#windows) {
      if (now - startedAt < this.#bounds.windowMs && this.#windows.size < mostKeys) return
      this.#windows.delete(key)
    }
  }
}

const uncounted: CountedCall = { succeeded: () => undefined }

function customerKey(actor: Actor): string | undefined {
  if (actor.type === 'visitor') return `visitor:${actor.visitorId}`
  return actor.type === 'member' ? `member:${actor.memberId}` : undefined
}

/** A proxy on this machine that does not say for whom it asks stands for everyone: its network is not limited. */
function isOwnMachine(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./i.test(address)
}
