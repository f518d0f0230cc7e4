import { beforeEach, describe, expect, it } from 'vitest'
import { bookingsJobs } from '../../src/features/bookings/index.ts'
import { dispatchEvents } from '../../src/setup/background.ts'
import { aPass, aPassPlan, byPlan, remaining } from '../credits/support/credits.ts'
import { aMember, aShop } from '../orders/support/shop.ts'
import { aRecorded, ledger } from '../payments/support/payments.ts'
import { aHold, aService, bookingInput, expected, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPaidBooking, aSellingStudio, chargeOf, clara, getBooking, passMinutes, sellOnline } from './support/paying.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { context, clock } = test
const at = '2026-06-02T09:00:00.000Z'

beforeEach(() => clock.set(now))

/** A business whose consultation needs approval. */
async function aConsultation({ approval = true } = {}): Promise<Studio> {
  const studio = await aSellingStudio(test)
  const service = await aService(context, studio.siteId, [studio.resourceId], { name: 'Consultation', approval })
  await sellOnline(studio, { serviceId: service.id, options: { inPerson: true, pricingPlan: true } })
  return { ...studio, service }
}

async function askToPayThere({ visitor, ...studio }: Studio) {
  const hold = await aHold(visitor, { ...studio, visitor }, at)
  const sent = { contactDetails: clara, selectedPaymentOption: 'OFFLINE' }
  return expected(await visitor.post(`/v1/holds/${hold.id}/book`, sent)).booking
}

async function runJobs(time: string): Promise<void> {
  clock.set(time)
  for (const { run } of bookingsJobs) await run(context, clock.now())
  await passMinutes(test, 1)
  await dispatchEvents(context)
}

describe('a request that nobody answered before its time', () => {
  it('is declined when it was paid by card: the money goes back, and the customer is told', async () => {
    const studio = await aConsultation()
    const { booking } = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, at))
    await runJobs('2026-06-02T08:59:00.000Z')
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID' })
    await runJobs(at)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'DECLINED', paymentStatus: 'REFUNDED' })
    expect(await ledger(studio)).toEqual({})
    const [told] = await declinedMessages(studio)
    expect(told.bodyText).toContain('We didn’t respond to your request in time, so it was declined.')
    expect(told.bodyText).toContain('€80.00 is on its way back to you.')
    const { entries } = expected(await studio.admin.get(`/v1/bookings/${booking.id}/history`))
    expect(entries.find(({ action }: { action: string }) => action === 'decline')).toMatchObject({
      fromStatus: 'PENDING',
      actorType: 'system',
      detail: { because: 'UNANSWERED', refund: '80.00 EUR' },
    })
  })

  it('is declined when it was paid in cash, which is owed back', async () => {
    const studio = await aConsultation()
    const { id } = await askToPayThere(studio)
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    await aRecorded(studio.admin, charge.id)
    await runJobs(at)
    expect(await getBooking(studio, id)).toMatchObject({ status: 'DECLINED' })
    expect(await chargeOf(studio, id)).toMatchObject({ owedBack: '80.00' })
  })

  it('is declined when a plan paid for it, and its credit returns', async () => {
    const studio = await aConsultation({ approval: false })
    const { service, admin } = studio
    const shop = { ...(await aShop(test)), ...studio }
    const planId = await aPassPlan(shop, { creditsPerCycle: 5 })
    expected(await admin.post(`/v2/services/${service.id}/pricing-plans/add`, { pricingPlanIds: [planId] }))
    const member = await aMember(shop)
    await aPass(shop, member, planId)
    const contactDetails = { ...clara, email: member.loginEmail }
    const asked = bookingInput(slotWith(studio, at), { ...byPlan, contactDetails })
    const { booking } = expected(await member.client.post('/v2/bookings', asked))
    const flowControlSettings = { skipPendingApprovalServiceValidation: true }
    const sent = { revision: booking.revision, flowControlSettings }
    expected(await admin.post(`/v2/bookings/${booking.id}/mark_booking_as_pending`, sent))
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID' })
    expect(await remaining(shop, member)).toEqual([4])
    await runJobs(at)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'DECLINED' })
    expect(await remaining(shop, member)).toEqual([5])
  })

  it('is declined when nothing was paid for it, and nothing is due', async () => {
    const studio = await aConsultation()
    const { id } = await askToPayThere(studio)
    expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    await runJobs('2026-06-02T08:59:00.000Z')
    expect(await getBooking(studio, id)).toMatchObject({ status: 'PENDING' })
    await runJobs(at)
    expect(await getBooking(studio, id)).toMatchObject({ status: 'DECLINED', paymentStatus: 'NOT_PAID' })
    expect(await chargeOf(studio, id)).toMatchObject({ due: '0.00' })
    expect(await declinedMessages(studio)).toHaveLength(1)
  })

  it('is declined without an email when it was not paid and began more than a day ago', async () => {
    const studio = await aConsultation()
    const { id } = await askToPayThere(studio)
    await runJobs('2026-06-03T09:00:01.000Z')
    expect(await getBooking(studio, id)).toMatchObject({ status: 'DECLINED' })
    expect(await declinedMessages(studio)).toEqual([])
  })

  it('is called off by email however late, if it was confirmed before it was moved', async () => {
    const studio = await aConsultation()
    const { id } = await askToPayThere(studio)
    const confirmed = expected(
      await studio.admin.post(`/v2/bookings/${id}/confirm`, {
        revision: '1',
        participantNotification: { notifyParticipants: true },
      }),
    ).booking
    await passMinutes(test, 1)
    const moved = { revision: confirmed.revision, slot: slotWith(studio, '2026-06-03T09:00:00.000Z') }
    expected(await studio.visitor.post(`/v2/bookings/${id}/reschedule`, moved))
    await runJobs('2026-06-13T17:00:00.000Z')
    expect(await getBooking(studio, id)).toMatchObject({ status: 'DECLINED' })
    const [told] = await declinedMessages(studio)
    const message = context.db.selectFrom('messages').select('attachments').where('id', '=', told.id)
    const { attachments } = await message.executeTakeFirstOrThrow()
    expect(attachments[0]?.content).toContain('STATUS:CANCELLED')
  })
})

async function declinedMessages({ admin }: Studio) {
  const { messages } = expected(await admin.post('/v1/messages/query', {}))
  return messages.filter(({ kind }: { kind: string }) => kind === 'bookingDeclined')
}
