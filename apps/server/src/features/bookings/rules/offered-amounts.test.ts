import type { services } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { dueNowMinor, offeredAmounts } from './offered-amounts.ts'

const of = (fixed: services.FixedPayment, deposit = true): services.Payment => ({
  rateType: 'FIXED',
  fixed,
  options: { online: true, deposit },
})
const booking = { totalMinor: 8000, currency: 'EUR', participants: 1 }
const twenty = { value: '20' }

describe('offered amounts', () => {
  it('is everything without a deposit, also when an amount is left over from one', () => {
    expect(offeredAmounts(of({ deposit: twenty }, false), booking)).toEqual({ fullMinor: 8000, depositMinor: null })
  })

  it('is the deposit or everything, unless only the deposit may be paid', () => {
    expect(offeredAmounts(of({ deposit: twenty }), booking)).toEqual({ fullMinor: 8000, depositMinor: 2000 })
    expect(offeredAmounts(of({ deposit: twenty, fullUpfrontPaymentAllowed: false }), booking)).toEqual({
      fullMinor: null,
      depositMinor: 2000,
    })
  })

  it('counts an amount for each participant', () => {
    const two = { ...booking, totalMinor: 16_000, participants: 2 }
    expect(offeredAmounts(of({ deposit: twenty }), two).depositMinor).toBe(4000)
  })

  it('rounds a share to the minor unit of the currency', () => {
    const share = of({ depositDetails: { percentage: '12.5' } })
    expect(offeredAmounts(share, { totalMinor: 1234, currency: 'KWD', participants: 3 }).depositMinor).toBe(154)
    expect(offeredAmounts(share, { totalMinor: 100, currency: 'JPY', participants: 3 }).depositMinor).toBe(13)
  })

  it('is everything where the deposit reaches the total or rounds to nothing', () => {
    const all = { fullMinor: 8000, depositMinor: null }
    expect(offeredAmounts(of({ deposit: { value: '80' }, fullUpfrontPaymentAllowed: false }), booking)).toEqual(all)
    expect(offeredAmounts(of({ depositDetails: { percentage: '0.001' } }), booking)).toEqual(all)
  })
})

describe('the amount due now', () => {
  it('is the chosen one, or the only one', () => {
    expect(dueNowMinor({ fullMinor: 8000, depositMinor: 2000 }, false)).toBe(8000)
    expect(dueNowMinor({ fullMinor: 8000, depositMinor: 2000 }, true)).toBe(2000)
    expect(dueNowMinor({ fullMinor: null, depositMinor: 2000 }, false)).toBe(2000)
    expect(dueNowMinor({ fullMinor: 8000, depositMinor: null }, true)).toBe(8000)
  })
})
