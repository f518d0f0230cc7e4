import { describe, expect, it } from 'vitest'
import { aBooking, aStudio, expected, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aStarted, cards, payPage, useSandbox } from './support/payments.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

describe('getPaymentProgress', () => {
  it('leads back to the card page until the payment is made', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const booking = await aBooking(studio.visitor, slotWith(studio, '2026-06-02T08:00:00.000Z'))
    const charge = await aCharge(studio, { subjectId: booking.id })
    const { paymentId, token } = await aStarted(studio.visitor, charge.id)
    const progress = async () => expected(await studio.visitor.get(`/v1/payments/${paymentId}/progress`)).progress
    expect(await progress()).toMatchObject({ status: 'REQUIRES_ACTION', nextUrl: expect.stringContaining(token) })
    await payPage(studio.visitor, token, cards.decline)
    expect(await progress()).toMatchObject({ status: 'REQUIRES_ACTION', failureCode: 'CARD_DECLINED' })
    await payPage(studio.visitor, token)
    const returnUrl = expect.stringMatching(/\/account$/)
    expect(await progress()).toEqual({
      paymentId,
      status: 'SUCCEEDED',
      failureCode: null,
      nextUrl: null,
      returnUrl,
      stripe: null,
    })
  })
})
