import { callLimitOf, type OperationSpec } from '@kalends/contract'
import { type Actor, isManager } from '../actor.ts'
import { toNetwork } from '../features/limits/index.ts'
import { fail } from '../refusal.ts'
import { type HitWindow, HitWindows, release } from './hit-windows.ts'

/** How many calls one customer or one network may make within a window. */
export type CallBounds = {
  windowMs: number
  /** Changing calls of one visitor or member. */
  perCustomer: number
  /** Changing calls from one network. */
  perNetwork: number
  /** Refused calls with a link or a code from one network. */
  refusedPerNetwork: number
  /** Uploads from one network in an hour, refused ones included. */
  uploadsPerNetwork: number
  /** New idempotency keys per hour of one visitor or member; for anonymous callers, of their network. */
  keysPerCustomer: number
  /** New idempotency keys from one network in an hour. */
  keysPerNetwork: number
  /** Maximum characters of a response stored for customers. */
  maxStoredAnswer: number
}

/** More than people need, and than the front end of a busy business sends for all of them from its server. */
export const defaultCallBounds: CallBounds = {
  windowMs: 5 * 60 * 1000,
  perCustomer: 300,
  perNetwork: 3000,
  refusedPerNetwork: 100,
  uploadsPerNetwork: 100,
  keysPerCustomer: 120,
  keysPerNetwork: 1000,
  maxStoredAnswer: 32 * 1024,
}

const hourMs = 60 * 60 * 1000
/** Maximum characters of a response stored for staff and API keys. */
const maxManagerAnswer = 1024 * 1024

type Scope = 'VISITOR' | 'NETWORK'

/** A call that was counted. */
export type CountedCall = {
  /** The link or code was right: it was no guess. */
  succeeded(): void
}

/** How much may be stored under a new idempotency key. */
export type KeyBounds = {
  /** Counts a stored key. Throws THROTTLED_FEATURE if there are too many; counts until undone. */
  take(): { undo(): void }
  maxStoredAnswer: number
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
  readonly #calls: HitWindows
  readonly #hourly: HitWindows

  constructor(now: () => number, bounds: Partial<CallBounds> = {}) {
    this.#bounds = { ...defaultCallBounds, ...bounds }
    this.#calls = new HitWindows(now, this.#bounds.windowMs)
    this.#hourly = new HitWindows(now, hourMs)
  }

  /** Ends in THROTTLED_FEATURE where the customer or their network did this too often. */
  count(spec: OperationSpec, actor: Actor, address: string): CountedCall {
    const limit = callLimitOf(spec)
    if (limit === 'NONE' || isManager(actor)) return uncounted
    const network = isOwnMachine(address) ? undefined : toNetwork(address)
    if (limit === 'CHANGES' || spec.method !== 'GET') this.#countChange(actor, network)
    if (spec.takesUpload && network) take(this.#hourly, 'NETWORK', `uploads:${network}`, this.#bounds.uploadsPerNetwork)
    if (limit !== 'LINKS' || network === undefined) return uncounted
    const guesses = take(this.#calls, 'NETWORK', `links:${network}`, this.#bounds.refusedPerNetwork)
    return { succeeded: () => release(guesses) }
  }

  /** What the caller may store under idempotency keys. */
  keyBounds(actor: Actor, address: string): KeyBounds {
    if (isManager(actor)) return { take: () => ({ undo: () => undefined }), maxStoredAnswer: maxManagerAnswer }
    const network = isOwnMachine(address) ? undefined : toNetwork(address)
    return {
      take: () => this.#takeKey(customerKey(actor) ?? network, network),
      maxStoredAnswer: this.#bounds.maxStoredAnswer,
    }
  }

  #takeKey(customer: string | undefined, network: string | undefined): { undo(): void } {
    const { keysPerCustomer, keysPerNetwork } = this.#bounds
    const taken: HitWindow[] = []
    const undo = () => taken.forEach(release)
    try {
      if (customer) taken.push(take(this.#hourly, 'VISITOR', `customer:${customer}`, keysPerCustomer))
      if (network) taken.push(take(this.#hourly, 'NETWORK', `network:${network}`, keysPerNetwork))
    } catch (error) {
      undo()
      throw error
    }
    return { undo }
  }

  #countChange(actor: Actor, network: string | undefined): void {
    const customer = customerKey(actor)
    if (customer) take(this.#calls, 'VISITOR', `changes:${customer}`, this.#bounds.perCustomer)
    if (network) take(this.#calls, 'NETWORK', `changes:${network}`, this.#bounds.perNetwork)
  }
}

function take(windows: HitWindows, scope: Scope, key: string, limit: number): HitWindow {
  const hit = windows.take(key, limit)
  if (!('retryAfterSeconds' in hit)) return hit
  return fail('THROTTLED_FEATURE', { description: refusals[scope], data: { limit: scope, ...hit } })
}

const uncounted: CountedCall = { succeeded: () => undefined }

function customerKey(actor: Actor): string | undefined {
  if (actor.type === 'visitor') return `visitor:${actor.visitorId}`
  return actor.type === 'member' ? `member:${actor.memberId}` : undefined
}

/**
 * Returns true for this machine: a local proxy without forwarding headers stands for everyone, so its network is not
 * limited.
 */
function isOwnMachine(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./i.test(address)
}
