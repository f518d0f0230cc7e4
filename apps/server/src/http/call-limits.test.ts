import { type OperationSpec, operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../actor.ts'
import { Refusal } from '../refusal.ts'
import { type CallBounds, CallLimits } from './call-limits.ts'
import { LocalHits } from './hit-windows.ts'

const { cancelBooking, bookingsGetBookingAnonymously, bookingsCancelBookingAnonymously } = operations.bookings
const { queryServices } = operations.services
const site = { siteId: 'a-site', clientId: 'a-client', familyId: 'a-family' }
const visitor = (visitorId: string): Actor => ({ type: 'visitor', visitorId, ...site })
const member: Actor = { type: 'member', memberId: 'a-member', ...site }
const anonymous: Actor = { type: 'none', siteId: 'a-site' }
const key: Actor = { type: 'app', siteId: 'a-site', apiKeyId: 'a-key', name: 'Key', permissions: new Set() }

function someLimits(bounds: Partial<CallBounds>) {
  let now = 0
  const limits = new CallLimits(new LocalHits(() => now), { windowMs: 60_000, ...bounds })
  /** What the call ends in: the scope and the seconds to wait, or nothing. */
  const call = async (spec: OperationSpec, actor: Actor, address: string, isRight = false): Promise<string> => {
    try {
      const counted = await limits.count(spec, actor, address)
      if (isRight) counted.succeeded()
      return 'passed'
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return `${error.code} ${error.data['limit']} ${error.data['retryAfterSeconds']}`
    }
  }
  const wait = (ms: number): void => {
    now += ms
  }
  return { call, wait }
}

async function repeat(count: number, once: () => Promise<string>): Promise<string[]> {
  const results: string[] = []
  for (let round = 0; round < count; round += 1) results.push(await once())
  return results
}

describe('state-changing calls', () => {
  it('are counted per visitor or member on all networks, until the window ends', async () => {
    const { call, wait } = someLimits({ perCustomer: 2 })
    for (const actor of [visitor('one'), member]) {
      expect(await call(cancelBooking, actor, '10.0.0.1')).toBe('passed')
      expect(await call(cancelBooking, actor, '10.0.0.2')).toBe('passed')
      expect(await call(cancelBooking, actor, '10.0.0.3')).toBe('THROTTLED_FEATURE VISITOR 60')
    }
    expect(await call(cancelBooking, visitor('two'), '10.0.0.3')).toBe('passed')
    wait(59_000)
    expect(await call(cancelBooking, member, '10.0.0.1')).toBe('THROTTLED_FEATURE VISITOR 1')
    wait(1000)
    expect(await call(cancelBooking, member, '10.0.0.1')).toBe('passed')
  })

  it('are counted per network for all its visitors, an IPv6 /64 as one', async () => {
    const { call } = someLimits({ perNetwork: 2 })
    expect(await call(cancelBooking, visitor('one'), '2001:db8:1:1::1')).toBe('passed')
    expect(await call(cancelBooking, visitor('two'), '2001:db8:1:1::2')).toBe('passed')
    expect(await call(cancelBooking, visitor('three'), '2001:db8:1:1:ffff::')).toBe('THROTTLED_FEATURE NETWORK 60')
    expect(await call(cancelBooking, visitor('three'), '2001:db8:1:2::1')).toBe('passed')
  })

  it('are not limited for keys, for reads, and for this machine', async () => {
    const { call } = someLimits({ perCustomer: 1, perNetwork: 1 })
    expect(await repeat(3, () => call(cancelBooking, key, '10.0.0.1'))).toEqual(['passed', 'passed', 'passed'])
    expect(await repeat(3, () => call(queryServices, member, '10.0.0.1'))).toEqual(['passed', 'passed', 'passed'])
    for (const id of ['one', 'two', 'three']) expect(await call(cancelBooking, visitor(id), '127.0.0.1')).toBe('passed')
  })
})

describe('calls with a link', () => {
  it('are counted per network if the link was wrong', async () => {
    const { call } = someLimits({ refusedPerNetwork: 2 })
    const read = (isRight: boolean) => call(bookingsGetBookingAnonymously, anonymous, '10.0.0.1', isRight)
    expect(await repeat(5, () => read(true))).toEqual(['passed', 'passed', 'passed', 'passed', 'passed'])
    expect(await repeat(3, () => read(false))).toEqual(['passed', 'passed', 'THROTTLED_FEATURE NETWORK 60'])
    expect(await call(bookingsCancelBookingAnonymously, anonymous, '10.0.0.1')).toBe('THROTTLED_FEATURE NETWORK 60')
    expect(await call(bookingsGetBookingAnonymously, anonymous, '10.0.0.2')).toBe('passed')
  })

  it('also count as changes if they change something', async () => {
    const { call } = someLimits({ perNetwork: 2 })
    const cancel = () => call(bookingsCancelBookingAnonymously, anonymous, '10.0.0.1', true)
    expect(await repeat(3, cancel)).toEqual(['passed', 'passed', 'THROTTLED_FEATURE NETWORK 60'])
    expect(await call(bookingsGetBookingAnonymously, anonymous, '10.0.0.1', true)).toBe('passed')
  })
})

describe('the counters', () => {
  it('drop the oldest window when there are too many', async () => {
    const { call } = someLimits({ perCustomer: 1, perNetwork: 1_000_000 })
    expect(await call(cancelBooking, visitor('first'), '127.0.0.1')).toBe('passed')
    expect(await call(cancelBooking, visitor('first'), '127.0.0.1')).toBe('THROTTLED_FEATURE VISITOR 60')
    for (let count = 0; count < 100_000; count += 1) await call(cancelBooking, visitor(String(count)), '127.0.0.1')
    expect(await call(cancelBooking, visitor('first'), '127.0.0.1')).toBe('passed')
    expect(await call(cancelBooking, visitor('99999'), '127.0.0.1')).toBe('THROTTLED_FEATURE VISITOR 60')
  })
})
