import { describe, expect, it } from 'vitest'
import { chooseOption, listBookingOptions, type PayableBooking } from './payment-options.ts'

const all = { online: true, inPerson: true, deposit: true, pricingPlan: true }
const booking: PayableBooking = {
  selected: 'UNDEFINED',
  isDecided: false,
  depositSelected: false,
  payment: { options: all, fixed: {} },
  isBookedOnline: true,
  totalMinor: 5000,
  depositMinor: 2000,
  takesPayments: true,
}
const list = (more: Partial<PayableBooking>) =>
  listBookingOptions({ ...booking, ...more }).map(({ option, payNowMinor }) => `${option} ${payNowMinor}`)

describe('ways to pay a booking', () => {
  it('are those of its service, unless it names one', () => {
    const [full, deposit, visit] = ['FULL_PAYMENT_ONLINE 5000', 'DEPOSIT_ONLINE 2000', 'FULL_PAYMENT_OFFLINE 0']
    expect(list({})).toEqual([full, deposit, visit])
    expect(list({ selected: 'ONLINE' })).toEqual([full, deposit])
    expect(list({ selected: 'ONLINE', depositSelected: true })).toEqual([deposit, full])
    expect(list({ selected: 'OFFLINE' })).toEqual([visit])
    expect(list({ selected: 'MEMBERSHIP' })).toEqual(['MEMBERSHIP 0'])
    expect(list({ payment: { options: all, fixed: { fullUpfrontPaymentAllowed: false } } })).toEqual([deposit, visit])
  })

  it('need somebody who takes payments, and something to pay', () => {
    expect(list({ takesPayments: false })).toEqual(['FULL_PAYMENT_OFFLINE 0'])
    expect(list({ takesPayments: false, selected: 'ONLINE' })).toEqual([])
    const atTheVisit = { options: { online: false, inPerson: true, deposit: false, pricingPlan: false } }
    expect(list({ payment: atTheVisit, selected: 'ONLINE' })).toEqual(['FULL_PAYMENT_OFFLINE 0'])
    expect(list({ totalMinor: 0, depositMinor: null })).toEqual(['FULL_PAYMENT_OFFLINE 0'])
    expect(list({ isBookedOnline: false })).toEqual(['FULL_PAYMENT_OFFLINE 0'])
    const onlyPlans = { options: { online: false, inPerson: false, deposit: false, pricingPlan: true } }
    expect(list({ payment: onlyPlans })).toEqual(['MEMBERSHIP 0'])
    expect(list({ payment: onlyPlans, totalMinor: 0 })).toEqual(['MEMBERSHIP 0'])
    expect(list({ payment: onlyPlans, selected: 'OFFLINE' })).toEqual(['MEMBERSHIP 0'])
    expect(list({ payment: onlyPlans, selected: 'OFFLINE', isDecided: true })).toEqual(['FULL_PAYMENT_OFFLINE 0'])
  })

  it('are those of now where the service no longer offers what the booking named', () => {
    const onlyOnline = { options: { online: true, inPerson: false, deposit: false, pricingPlan: false } }
    const gone = { payment: onlyOnline, depositMinor: null }
    for (const selected of ['OFFLINE', 'MEMBERSHIP', 'MEMBERSHIP_OFFLINE'] as const)
      expect(list({ ...gone, selected })).toEqual(['FULL_PAYMENT_ONLINE 5000'])
    expect(list({ ...gone, selected: 'OFFLINE', isDecided: true })).toEqual(['FULL_PAYMENT_OFFLINE 0'])
    expect(list({ ...gone, selected: 'MEMBERSHIP', isDecided: true })).toEqual(['MEMBERSHIP 0'])
  })

  it('are chosen where they are offered', () => {
    const options = listBookingOptions(booking)
    expect(chooseOption(options, 'DEPOSIT_ONLINE')?.payNowMinor).toBe(2000)
    expect(chooseOption(options, 'MEMBERSHIP')?.option).toBe('FULL_PAYMENT_ONLINE')
    expect(chooseOption([], 'MEMBERSHIP')).toBeUndefined()
  })
})
