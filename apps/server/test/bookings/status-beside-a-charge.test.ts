import { describe, expect, it } from 'vitest'
import { aStarted, payPage, record } from '../payments/support/payments.ts'
import { type Answer, aBooking, aHold, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPaidBooking, aSellingStudio, chargeOf, getBooking, passMinutes } from './support/paying.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'
const statuses = ['NOT_PAID', 'FAILED', 'PARTIALLY_PAID', 'PAID', 'EXEMPT', 'REFUNDED']

type Made = { studio: Studio; id: string }
type Act = (made: Made, paymentStatus?: string) => Promise<Answer>

const withRevision =
  (name: string, more: object = {}): Act =>
  async ({ studio, id }, paymentStatus) => {
    const { revision } = await getBooking(studio, id)
    return studio.admin.post(`/v2/bookings/${id}/${name}`, { revision, ...more, paymentStatus })
  }
const confirm = withRevision('confirm')
const decline = withRevision('decline')
const confirmOrDecline: Act = ({ studio, id }, paymentStatus) =>
  studio.admin.post(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus })
const markAsPending = withRevision('mark_booking_as_pending')

/** A request that its customer paid by card. */
async function aPaidRequest(): Promise<Made> {
  const studio = await aSellingStudio(test, { approval: true })
  const { booking } = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, at))
  return { studio, id: booking.id }
}

/** A booking over the API with a charge that is open. */
async function aCharged(options: object = {}): Promise<Made & { chargeId: string }> {
  const studio = await aSellingStudio(test, options, { options: { inPerson: true } })
  const { id } = await aBooking(studio.visitor, slotWith(studio, at))
  const { charge } = expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
  return { studio, id, chargeId: charge.id }
}

/** A request of which a part was paid in cash. */
async function aPartlyPaidRequest(): Promise<Made> {
  const made = await aCharged({ approval: true })
  expected(await markAsPending(made))
  expected(await record(made.studio.admin, made.chargeId, '30.00'))
  return made
}

const listRefused = async (act: Act, made: Made, given: readonly string[]) => {
  for (const paymentStatus of given) {
    const answer = await act(made, paymentStatus)
    expect.soft(readRefusal(answer), paymentStatus).toBe('400 VALIDATION_FAILURE')
    expect.soft(JSON.stringify(answer.body), paymentStatus).toContain('paymentStatus')
  }
}

describe.each([
  ['confirmBooking', confirm],
  ['confirmOrDeclineBooking', confirmOrDecline],
  ['declineBooking', decline],
])('%s', (_, act) => {
  it('refuses whatever contradicts a charge that is paid', async () => {
    const made = await aPaidRequest()
    const { status } = await getBooking(made.studio, made.id)
    await listRefused(
      act,
      made,
      statuses.filter((one) => one !== 'PAID'),
    )
    expect(await getBooking(made.studio, made.id)).toMatchObject({ status, paymentStatus: 'PAID' })
    expect(expected(await act(made, 'PAID')).booking).toMatchObject({ paymentStatus: 'PAID' })
  })

  it('refuses whatever contradicts a charge of which a part is paid', async () => {
    const made = await aPartlyPaidRequest()
    await listRefused(act, made, ['NOT_PAID', 'FAILED', 'EXEMPT', 'REFUNDED'])
    expect(expected(await act(made, 'PARTIALLY_PAID')).booking).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' })
  })

  it('refuses to call an open charge partly paid or refunded', async () => {
    const made = await aCharged()
    await listRefused(act, made, ['PARTIALLY_PAID', 'REFUNDED'])
    expect(expected(await act(made, 'NOT_PAID')).booking).toMatchObject({ paymentStatus: 'NOT_PAID' })
  })
})

it('a request of which a part is paid owes nothing once the business says that the rest was paid', async () => {
  const made = await aPartlyPaidRequest()
  expect(expected(await confirm(made, 'PAID')).booking).toMatchObject({ paymentStatus: 'PAID' })
  expect(await chargeOf(made.studio, made.id)).toMatchObject({ paid: '30.00', due: '0.00' })
})

it('markBookingAsPending refuses what contradicts an open charge', async () => {
  const made = await aCharged({ approval: true })
  await listRefused(markAsPending, made, ['PARTIALLY_PAID', 'REFUNDED'])
  expect(expected(await markAsPending(made)).booking).toMatchObject({ status: 'PENDING', paymentStatus: 'NOT_PAID' })
})

it('confirmOrDeclineBooking without a status says what the charge says', async () => {
  const made = await aCharged()
  expect(expected(await confirmOrDecline(made)).booking).toMatchObject({ paymentStatus: 'NOT_PAID' })
  const { token } = await aStarted(made.studio.visitor, made.chargeId)
  expected(await payPage(made.studio.visitor, token))
  expect(await getBooking(made.studio, made.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
})

it('a request that is declined with a refund is REFUNDED once the money went back', async () => {
  const made = await aPaidRequest()
  const declineAndRefund = withRevision('decline', { flowControlSettings: { withRefund: true } })
  expect(expected(await declineAndRefund(made, 'REFUNDED')).booking).toMatchObject({ paymentStatus: 'PAID' })
  await passMinutes(test, 2)
  expect(await getBooking(made.studio, made.id)).toMatchObject({ status: 'DECLINED', paymentStatus: 'REFUNDED' })
})
