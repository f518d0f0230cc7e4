import { describe, expect, it } from 'vitest'
import { isCardAwaited, isPaidAhead } from './order-lines.ts'

const line = (payNowMinor: number, paid_minor = 0) => ({ payNowMinor, charge: { paid_minor } })
const trial = (status: string) => ({ payNowMinor: 0, charge: undefined, plan: { status, charge_id: null } })

describe('isPaidAhead', () => {
  it('is true once all lines are paid that are paid online', () => {
    expect(isPaidAhead([line(0), line(5000, 5000)])).toBe(true)
    expect(isPaidAhead([line(2000, 2000), line(5000, 4999)])).toBe(false)
  })

  it('does not wait for what has ended', () => {
    expect(isPaidAhead([{ ...line(5000), hasEnded: true }, line(2000, 2000)])).toBe(true)
    expect(isPaidAhead([{ ...line(5000), hasEnded: true }, line(2000)])).toBe(false)
    expect(isPaidAhead([trial('CANCELED'), line(2000, 2000)])).toBe(true)
  })

  it('is never true of what has ended as a whole, unless it was paid before', () => {
    expect(isPaidAhead([{ ...line(5000), hasEnded: true }])).toBe(false)
    expect(isPaidAhead([{ ...line(5000, 5000), hasEnded: true }])).toBe(true)
  })

  it('waits for the card of a trial', () => {
    expect(isPaidAhead([trial('DRAFT')])).toBe(false)
    expect(isPaidAhead([trial('ACTIVE')])).toBe(true)
    expect(isPaidAhead([trial('CANCELED')])).toBe(false)
  })

  it('does not wait for a card where the plan is paid at once', () => {
    expect(isCardAwaited({ status: 'DRAFT', charge_id: 'a' })).toBe(false)
    expect(isCardAwaited({ status: 'DRAFT', charge_id: null })).toBe(true)
  })
})
