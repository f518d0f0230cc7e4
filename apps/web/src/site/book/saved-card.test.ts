import { describe, expect, it } from 'vitest'
import { at, fakeFrontDesk, feePolicy, feeText, filled } from '../test/front-desk.ts'
import type { Outcome } from './act.ts'

describe('booking with a saved card', () => {
  const aCard = {
    id: 'a-card',
    brand: 'Visa',
    last4: '4242',
    expiresMonth: 12,
    expiresYear: 2030,
    isChargeable: true,
  }
  const paying = { ...filled, pay: 'full', seenTotal: '68.00', card: 'a-card', attempt: 'seen' }
  const unpaid = {
    booking: { id: 'a-booking' },
    manageToken: 'a-token',
    payment: { charge: { id: 'a-charge' } },
  }

  /** A service with fees that is paid online; the card of its member pays or does not. */
  function fakeWithCard(status: string, card: object = aCard) {
    const agreed: Record<string, unknown>[] = []
    const started: Record<string, unknown>[] = []
    const { press } = fakeFrontDesk({
      policy: feePolicy,
      options: ['ONLINE'],
      methods: [card],
      bookHold: () => unpaid,
      startPayment: (input) => {
        started.push(input)
        const shown = input['methodId'] ? status : 'REQUIRES_ACTION'
        const nextUrl = shown === 'REQUIRES_ACTION' ? 'http://x/pay/sandbox/a-page' : null
        return { progress: { status: shown, nextUrl, stripe: null } }
      },
      agreeToBookingFees: (input) => {
        agreed.push(input)
        return { setup: null }
      },
    })
    return { press, agreed, started }
  }

  it('pays, and charges fees to the same card', async () => {
    const { press, agreed, started } = fakeWithCard('SUCCEEDED')
    expect(at(await press({ ...paying, agreeFees: feeText }))).toContain('/bookings/a-token/payment')
    expect(started).toMatchObject([{ chargeId: 'a-charge', amount: '68.00', methodId: 'a-card' }])
    expect(agreed).toMatchObject([{ bookingId: 'a-booking', withPayment: true }])
  })

  it('leads to the page on which the bank asks to confirm it', async () => {
    const { press } = fakeWithCard('REQUIRES_ACTION')
    expect(at(await press({ ...paying, agreeFees: feeText }))).toBe('http://x/pay/sandbox/a-page')
  })

  it('asks for another card after it did not pay, and charges it again only under another key', async () => {
    const { press, started } = fakeWithCard('FAILED')
    const refused = (await press({ ...paying, agreeFees: feeText })) as Outcome
    expect(refused).toMatchObject({ refusal: 'card', card: 'new', pay: 'full', agreedFees: feeText })
    await press({ ...paying, agreeFees: feeText, attempt: refused.attempt })
    expect(new Set(started.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect(at(await press({ ...paying, agreeFees: feeText, card: 'new' }))).toBe('http://x/pay/sandbox/a-page')
  })

  it('charges no card that the form did not offer', async () => {
    const { press, started } = fakeWithCard('SUCCEEDED', { ...aCard, isChargeable: false })
    await press({ ...paying, agreeFees: feeText })
    expect(started.map(({ methodId }) => methodId)).toEqual([undefined])
  })
})
