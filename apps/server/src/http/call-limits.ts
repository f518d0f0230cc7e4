import { callLimit, type OperationSpec } from '@kalends/contract'
import { type Actor, isManager } from '../actor.ts'
import { toNetwork } from '../features/limits/index.ts'
import { fail, Refusal } from '../refusal.ts'
import type { CountedHit, Hit, HitCounter } from './hit-windows.ts'

/** How many calls one customer or one network may make within a window. */
export type CallBounds = {
  windowMs: number
  /** Changing calls of one visitor or member. */
  perCustomer: number
  /** Changing calls from one network. */
  perNetwork: number
  /** Refused calls with a link or a code from one network. */
  refusedPerNetwork: number
  /** Refused coupon codes of one visitor or member; of a network they count with the refused links. */
  refusedCodesPerCustomer: number
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
  refusedCodesPerCustomer: 30,
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

/** A coupon code that was counted. */
export type CountedCode = {
  /** It was accepted, or the call ended for another reason. */
  notRefused(): void
}

/** How much may be stored under a new idempotency key. */
export type KeyBounds = {
  /** Counts a stored key. Throws THROTTLED_FEATURE if there are too many; counts until undone. */
  take(): Promise<{ undo(): void }>
  maxStoredAnswer: number
}

const refusals: Record<Scope, string> = {
  VISITOR: 'You did this very often in a short time. Try again later.',
  NETWORK: 'This was done very often from your network in a short time. Try again later.',
}

type ScopedHit = Hit & { scope: Scope }

/**
 * Counts the calls of customers and strangers that change something, and those with a link or a code, before they are
 * answered. Every operation of the contract is covered unless it only reads; people who work here and API keys are not
 * limited. Counted in memory, for it is asked at every call: for all processes behind one port together, and anew when
 * the server starts. What costs money, guesses a password or fills a calendar has a stricter limit of its own in the
 * database.
 */
export class CallLimits {
  readonly #bounds: CallBounds
  readonly #hits: HitCounter

  constructor(hits: HitCounter, bounds: Partial<CallBounds> = {}) {
    this.#bounds = { ...defaultCallBounds, ...bounds }
    this.#hits = hits
  }

  /** Ends in THROTTLED_FEATURE where the customer or their network did this too often. */
  async count(spec: OperationSpec, actor: Actor, address: string): Promise<CountedCall> {
    const limit = callLimit(spec)
    if (limit === 'NONE' || isManager(actor)) return uncounted
    const { windowMs, uploadsPerNetwork, refusedPerNetwork } = this.#bounds
    const network = isOwnMachine(address) ? undefined : toNetwork(address)
    const hits = limit === 'CHANGES' || spec.method !== 'GET' ? this.#changeHits(actor, network) : []
    if (spec.takesUpload && network)
      hits.push({ scope: 'NETWORK', windowMs: hourMs, key: `uploads:${network}`, limit: uploadsPerNetwork })
    const isGuess = limit === 'LINKS' && network !== undefined
    if (isGuess) hits.push({ scope: 'NETWORK', windowMs, key: `links:${network}`, limit: refusedPerNetwork })
    if (hits.length === 0) return uncounted
    const counted = await this.#take(hits)
    return isGuess ? { succeeded: () => this.#hits.release(counted.slice(-1)) } : uncounted
  }

  /**
   * Counts a call with a coupon code before it is answered, so that simultaneous guesses all count; previews too. Throws
   * THROTTLED_FEATURE where the customer or their network sent too many that were refused.
   */
  async countCode(input: unknown, actor: Actor, address: string): Promise<CountedCode> {
    if (isManager(actor) || !hasCouponCode(input)) return { notRefused: () => undefined }
    const { windowMs, refusedCodesPerCustomer, refusedPerNetwork } = this.#bounds
    const customer = customerKey(actor)
    const network = isOwnMachine(address) ? undefined : toNetwork(address)
    const hits: ScopedHit[] = []
    if (customer) hits.push({ scope: 'VISITOR', windowMs, key: `codes:${customer}`, limit: refusedCodesPerCustomer })
    if (network) hits.push({ scope: 'NETWORK', windowMs, key: `links:${network}`, limit: refusedPerNetwork })
    const counted = await this.#take(hits)
    return { notRefused: () => this.#hits.release(counted) }
  }

  /** What the caller may store under idempotency keys. */
  keyBounds(actor: Actor, address: string): KeyBounds {
    if (isManager(actor)) return { take: async () => ({ undo: () => undefined }), maxStoredAnswer: maxManagerAnswer }
    const network = isOwnMachine(address) ? undefined : toNetwork(address)
    const hits = this.#keyHits(customerKey(actor) ?? network, network)
    return {
      take: async () => {
        const counted = await this.#take(hits)
        return { undo: () => this.#hits.release(counted) }
      },
      maxStoredAnswer: this.#bounds.maxStoredAnswer,
    }
  }

  /** Counts all of them or none. */
  async #take(hits: readonly ScopedHit[]): Promise<readonly CountedHit[]> {
    const result = await this.#hits.take(hits.map(({ scope: _, ...hit }) => hit))
    if ('counted' in result) return result.counted
    const scope = hits[result.refused]?.scope ?? 'NETWORK'
    const { retryAfterSeconds } = result
    return fail('THROTTLED_FEATURE', { description: refusals[scope], data: { limit: scope, retryAfterSeconds } })
  }

  #changeHits(actor: Actor, network: string | undefined): ScopedHit[] {
    const { windowMs, perCustomer, perNetwork } = this.#bounds
    const customer = customerKey(actor)
    const hits: ScopedHit[] = []
    if (customer) hits.push({ scope: 'VISITOR', windowMs, key: `changes:${customer}`, limit: perCustomer })
    if (network) hits.push({ scope: 'NETWORK', windowMs, key: `changes:${network}`, limit: perNetwork })
    return hits
  }

  #keyHits(customer: string | undefined, network: string | undefined): ScopedHit[] {
    const { keysPerCustomer, keysPerNetwork } = this.#bounds
    const hits: ScopedHit[] = []
    if (customer) hits.push({ scope: 'VISITOR', windowMs: hourMs, key: `customer:${customer}`, limit: keysPerCustomer })
    if (network) hits.push({ scope: 'NETWORK', windowMs: hourMs, key: `network:${network}`, limit: keysPerNetwork })
    return hits
  }
}

function hasCouponCode(input: unknown): boolean {
  const { couponCode } = (input ?? {}) as { couponCode?: unknown }
  return typeof couponCode === 'string' && couponCode.trim() !== ''
}

/** Returns true for the refusal of a coupon code, whatever is wrong with it: a guess is told what it found. */
export function refusesCode(error: unknown): boolean {
  return error instanceof Refusal && error.code.startsWith('ERROR_COUPON_')
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
