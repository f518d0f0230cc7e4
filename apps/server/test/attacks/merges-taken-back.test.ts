import { describe, expect, it } from 'vitest'
import { agree, agreeWithCard, collect, feeCharges, feePolicy, mark } from '../bookings/support/fees.ts'
import { getBooking } from '../bookings/support/paying.ts'
import { aMonthlyMember, anHour } from '../credits/support/booked-order.ts'
import { aPass, byPlan, remaining } from '../credits/support/credits.ts'
import { aForm, aTextInput, makeQuestion } from '../forms/forms.ts'
import {
  aPayingMember,
  aRecorded,
  aSavedCard,
  cards,
  payPage,
  start,
  useSandbox,
} from '../payments/support/payments.ts'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, aStudio, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { findMine } from './members.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, context, clock, db } = test
const afterwards = '2026-06-01T12:00:00Z'

/** The booking of a guest whom the front desk took for a member, while both are one customer. */
async function aMistakenMerge(into: 'guest' | 'member' = 'member', prepare?: (studio: Studio) => Promise<void>) {
  clock.set('2026-06-01T07:00:00Z')
  const studio = await aStudio(app, context, { price: '80', policy: feePolicy })
  const { admin } = studio
  await useSandbox(studio)
  await prepare?.(studio)
  const member = await aPayingMember(studio)
  const methodId = await aSavedCard(member.client)
  const { id } = await aBooking(admin, slotWith(studio, '2026-06-01T10:00:00.000Z'), { status: 'CONFIRMED' })
  const guestId = await contactOf(context, id)
  const ids = [member.contactId, guestId]
  const [survivingId, otherId] = into === 'member' ? ids : ids.toReversed()
  expected(await admin.post(`/v1/customers/${survivingId}/merge`, { otherIds: [otherId] }))
  return { studio, ...member, methodId, bookingId: id, guestId, survivingId }
}
type Merged = Awaited<ReturnType<typeof aMistakenMerge>>

const takeBack = async ({ studio: { admin }, survivingId }: Merged) =>
  expected(await admin.post(`/v1/customers/${survivingId}/unmerge`, {}))

const charge = async ({ studio: { admin }, bookingId }: Merged) =>
  expected(await admin.post(`/v1/bookings/${bookingId}/charge`, {})).charge.id as string

const balances = async ({ studio: { admin } }: Merged, contactId: string) =>
  expected(await admin.get(`/v1/payments/balances/${contactId}`)).balances

/** Marks the visit as missed and lets the jobs run. Returns what is due of its fee, and how many payments there are. */
async function miss({ studio, bookingId }: Merged) {
  clock.set(afterwards)
  expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
  await collect(test)
  const [fee] = await feeCharges(studio, bookingId)
  const { payments } = expected(await studio.admin.post('/v1/payments/query', {}))
  return [fee.due, payments.length]
}
const owed = ['40.00', 0]

const loadMember = (id: string) =>
  db.selectFrom('members').select('contact_id').where('id', '=', id).executeTakeFirstOrThrow()

describe('between a merge and its undoing', () => {
  it('what is charged and paid for a booking goes back with it', async () => {
    const merged = await aMistakenMerge()
    const { studio, client, contactId, guestId } = merged
    const chargeId = await charge(merged)
    await aRecorded(studio.admin, chargeId, '10')
    await takeBack(merged)
    expect([await balances(merged, contactId), await balances(merged, guestId)]).toMatchObject([
      [],
      [{ owed: '70.00', paid: '10.00' }],
    ])
    const { payments } = expected(await studio.admin.post('/v1/payments/query', { contactId: guestId }))
    expect(payments).toHaveLength(1)
    expect(expected(await client.get('/v1/payments/receipts')).receipts).toEqual([])
    expect(readRefusal(await start(client, chargeId))).toBe('404 CHARGE_NOT_FOUND')
  })

  it('what is answered for a booking goes back with it', async () => {
    const merged = await aMistakenMerge('member', async ({ admin, service }) => {
      const question = makeQuestion('health', { stringOptions: aTextInput('Any injuries?') })
      const { id } = await aForm(admin, { namespace: 'kalends.intake', formFields: [question] })
      const intakeFormPolicy = { enabled: true, formId: id, timing: 'AFTER_BOOKING' }
      const bookingPolicy = { revision: '1', intakeFormPolicy }
      expected(await admin.patch(`/v1/booking-policies/${service.policyId}`, { bookingPolicy }))
    })
    const { admin, visitor } = merged.studio
    const { token } = expected(await admin.get(`/v1/anonymous-bookings/${merged.bookingId}/token`))
    const sent = { intakeSubmission: { health: 'A knee' } }
    const { booking } = expected(await visitor.post(`/v1/anonymous-bookings/${token}/intake`, sent))
    const contactOfAnswers = async () =>
      expected(await admin.get(`/v4/submissions/${booking.intakeSubmissionId}`)).submission.contactId
    expect(await contactOfAnswers()).toBe(merged.contactId)
    await takeBack(merged)
    expect(await contactOfAnswers()).toBe(merged.guestId)
  })

  it.each([
    ['guest', 'member'],
    ['member', 'guest'],
  ] as const)('a card that the member agrees to use pays no fee of the %s merged into the %s', async (_, into) => {
    const merged = await aMistakenMerge(into)
    const { client, bookingId, methodId } = merged
    expected(await agree(client, bookingId, { methodId }))
    await takeBack(merged)
    expect(readRefusal(await client.delete(`/v1/payments/methods/${methodId}`))).toBe('200')
    expect(await miss(merged)).toEqual(owed)
  })

  it('nor does one that the member enters for it', async () => {
    const merged = await aMistakenMerge()
    await agreeWithCard(merged.client, merged.bookingId)
    await takeBack(merged)
    expect(await miss(merged)).toEqual(owed)
  })

  it('nor does one whose page is still open', async () => {
    const merged = await aMistakenMerge()
    const { client, bookingId } = merged
    const { setup } = expected(await agree(client, bookingId))
    await takeBack(merged)
    expected(await payPage(client, setup.nextUrl.split('/').at(-1), cards.success))
    expect(await miss(merged)).toEqual(owed)
  })

  it('a payment page that is open settles nothing of the booking', async () => {
    const merged = await aMistakenMerge()
    const { client } = merged
    const { progress } = expected(await start(client, await charge(merged)))
    await takeBack(merged)
    await payPage(client, progress.nextUrl.split('/').at(-1))
    await collect(test)
    expect(await balances(merged, merged.guestId)).toMatchObject([{ owed: '80.00', paid: '0.00' }])
  })

  it('credits that the plan of the member spends for the booking return, and it is owed', async () => {
    clock.set('2026-06-10T09:00:00Z')
    const club = await anHour(await aMonthlyMember(test, { creditsPerCycle: 3 }), '2026-06-15T09:00:00.000Z')
    const { admin } = club
    const contactDetails = { firstName: 'Guest', email: 'guest@customer.example' }
    const sent = { ...byPlan, bookedEntity: club.entity, contactDetails, totalParticipants: 1 }
    const booking = expected(await admin.post('/v2/bookings', { booking: sent })).booking
    const url = `/v1/customers/${(await loadMember(club.member.id)).contact_id}`
    expected(await admin.post(`${url}/merge`, { otherIds: [await contactOf(context, booking.id)] }))
    const { revision } = await getBooking(club, booking.id)
    expected(await admin.post(`/v2/bookings/${booking.id}/confirm`, { revision }))
    expect(await remaining(club.shop, club.member)).toEqual([2])
    expected(await admin.post(`${url}/unmerge`, {}))
    expect(await remaining(club.shop, club.member)).toEqual([3])
    expect(await getBooking(club, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
  })

  it('what the member books and saves is theirs again, if they were merged into the guest', async () => {
    const merged = await aMistakenMerge('guest')
    const { studio, client, contactId, guestId } = merged
    const slot = slotWith(studio, '2026-06-01T14:00:00.000Z')
    const { id } = await aBooking(client, slot, { contactDetails: { firstName: 'Clara', contactId: guestId } })
    await aSavedCard(client, cards.challenge)
    expect(await contactOf(context, id)).toBe(guestId)
    await takeBack(merged)
    expect(await contactOf(context, id)).toBe(contactId)
    const { methods } = expected(await client.get('/v1/payments/methods'))
    expect(methods.map((method: { id: string }) => method.id)).toEqual([merged.methodId])
  })

  it('what somebody books under the address of the guest is the guest’s again', async () => {
    const merged = await aMistakenMerge()
    const { studio, client, guestId, bookingId } = merged
    const { contactDetails } = await getBooking(studio, bookingId)
    const slot = slotWith(studio, '2026-06-01T14:00:00.000Z')
    const { id } = await aBooking(studio.visitor, slot, { contactDetails: { email: contactDetails.email } })
    await takeBack(merged)
    expect(await contactOf(context, id)).toBe(guestId)
    expect(await findMine(client)).toEqual([])
  })

  it('a plan that the member buys is theirs again, with its credits', async () => {
    clock.set('2026-06-10T09:00:00Z')
    const club = await aMonthlyMember(test, { creditsPerCycle: 3 })
    const { admin, shop, member, planId } = club
    const memberContact = (await loadMember(member.id)).contact_id
    const { customer } = expected(await admin.post('/v1/customers', { customer: { firstName: 'Guest' } }))
    expected(await admin.post(`/v1/customers/${customer.id}/merge`, { otherIds: [memberContact] }))
    const { orderId } = await aPass(shop, member, planId)
    const read = () => db.selectFrom('orders').select('contact_id').where('id', '=', orderId).executeTakeFirstOrThrow()
    expect((await read()).contact_id).toBe(customer.id)
    expected(await admin.post(`/v1/customers/${customer.id}/unmerge`, {}))
    expect((await read()).contact_id).toBe(memberContact)
    expect(await remaining(shop, member)).toEqual([3, 3])
    expect(expected(await admin.get(`/v1/payments/balances/${customer.id}`)).balances).toEqual([])
  })
})
