import { describe, expect, it } from 'vitest'
import { type Changed, orderNotice } from './order-notice.ts'

const now = Date.parse('2026-06-01T09:00:00Z')
const ends = (day: string): string => `2026-${day}T09:00:00Z`

const changed = (more: Partial<Changed> & { of?: Partial<Changed['before'] & Changed['after']> }): Changed => ({
  actions: [],
  isNew: false,
  isByClock: false,
  now,
  ...more,
  before: { status: 'ACTIVE', auto_renew_canceled: false, ...more.before },
  after: { status: 'ACTIVE', cancel_cause: null, cycle_ends_at: ends('07-01'), ...more.after },
})

const draft = { status: 'DRAFT', auto_renew_canceled: false } as const
const canceled = (cause: string) => ({ status: 'CANCELED', cancel_cause: cause, cycle_ends_at: null }) as const

describe('what a buyer is told of an order', () => {
  it('is that it was bought once it is paid, waits for its start, or begins', () => {
    expect(orderNotice(changed({ before: draft, actions: ['purchased', 'started', { cycleStarted: 1 }] }))).toBe(
      'BOUGHT',
    )
    expect(orderNotice(changed({ before: draft }))).toBe('BOUGHT')
    expect(orderNotice(changed({ isNew: true, actions: ['purchased'] }))).toBe('BOUGHT')
  })

  it('is nothing when a new draft waits for its payment, or expires', () => {
    expect(
      orderNotice(changed({ before: draft, after: canceled('PAYMENT_SETUP_FAILURE'), actions: ['canceled'] })),
    ).toBe(undefined)
  })

  it('is a new cycle that the clock began, but not one that is over already', () => {
    const renewed = changed({ isByClock: true, actions: [{ cycleStarted: 2 }] })
    expect(orderNotice(renewed)).toBe('RENEWED')
    expect(orderNotice({ ...renewed, after: { ...renewed.after, cycle_ends_at: ends('05-01') } })).toBe(undefined)
    expect(orderNotice({ ...renewed, before: { ...renewed.before, status: 'PENDING' } })).toBe(undefined)
  })

  it('is an end where it was not renewed any more, and a cancellation otherwise', () => {
    const end = changed({ after: canceled('MEMBER_ACTION'), actions: ['canceled', 'ended'] })
    expect(orderNotice(end)).toBe('CANCELED')
    const stopped = { status: 'ACTIVE', auto_renew_canceled: true } as const
    expect(orderNotice({ ...end, isByClock: true, before: stopped })).toBe('ENDED')
    expect(orderNotice({ ...end, after: canceled('PAYMENT_FAILURE'), isByClock: true })).toBe(undefined)
    expect(orderNotice(changed({ actions: ['ended'] }))).toBe('ENDED')
  })

  it('is a pause, its end, a renewal that was cancelled and a later end', () => {
    const of = (action: string) => orderNotice(changed({ actions: [action] }))
    expect(['paused', 'resumed', 'auto_renew_canceled', 'end_date_postponed', 'marked_as_paid'].map(of)).toEqual([
      'PAUSED',
      'RESUMED',
      'RENEWAL_CANCELED',
      'END_POSTPONED',
      undefined,
    ])
  })
})
