import { beforeEach, describe, expect, it } from 'vitest'
import { aStarted, payPage, sandboxBalance } from '../payments/support/payments.ts'
import { aHold, expected, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anUnpaid, aSellingStudio, getBooking, takeAway } from './support/paying.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { db, clock } = test
const at = '2026-06-02T09:00:00.000Z'

beforeEach(() => clock.set(now))

/** A studio of two. */
const aStudioOfTwo = () => aSellingStudio(test, { staff: 2 })

const colleagueOf = async ({ siteId, resourceId }: Studio): Promise<string> =>
  (
    await db
      .selectFrom('service_staff')
      .select('resource_id')
      .where('site_id', '=', siteId)
      .where('resource_id', '!=', resourceId)
      .executeTakeFirstOrThrow()
  ).resource_id

/** The resource that a hold reserves, and the other one. */
async function peopleOf(studio: Studio, hold: { id: string }): Promise<{ held: string; other: string }> {
  const { resource_ids } = await db
    .selectFrom('holds')
    .select('resource_ids')
    .where('id', '=', hold.id)
    .executeTakeFirstOrThrow()
  const people = [studio.resourceId, await colleagueOf(studio)]
  const [held = ''] = resource_ids
  return { held, other: people.find((id) => id !== held) ?? '' }
}

async function occupy(studio: Studio, resourceId: string): Promise<void> {
  const hold = await aHold(studio.admin, studio, at, { resourceId })
  expected(await studio.admin.post(`/v1/holds/${hold.id}/book`, { contactDetails: { firstName: 'Stranger' } }))
}

async function remove(studio: Studio, resourceId: string): Promise<void> {
  const { id } = await db
    .selectFrom('staff_members')
    .select('id')
    .where('resource_id', '=', resourceId)
    .executeTakeFirstOrThrow()
  expected(await studio.admin.delete(`/v1/staff-members/${id}`))
}

const resourceOf = (booking: { bookedEntity: { slot: { resource: { id: string } } } }) =>
  booking.bookedEntity.slot.resource.id

describe('a card page that outlives the hold', () => {
  it('books a colleague who is free when somebody else was given the time, unless a person was chosen', async () => {
    const studio = await aStudioOfTwo()
    const hold = await aHold(studio.visitor, studio, at)
    const { held, other } = await peopleOf(studio, hold)
    const { booking, token } = await anUnpaid(studio.visitor, hold)
    clock.advance({ minutes: 17 })
    await occupy(studio, held)
    expected(await payPage(studio.visitor, token))
    const settled = await getBooking(studio, booking.id)
    expect(settled).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(resourceOf(settled)).toBe(other)
  })

  it('declines and refunds when the chosen person was booked by somebody else', async () => {
    const studio = await aStudioOfTwo()
    const hold = await aHold(studio.visitor, studio, at, { resourceId: studio.resourceId })
    const { booking, token } = await anUnpaid(studio.visitor, hold)
    clock.advance({ minutes: 17 })
    await occupy(studio, studio.resourceId)
    expected(await payPage(studio.visitor, token))
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'DECLINED', paymentStatus: 'REFUNDED' })
    expect(await sandboxBalance(studio)).toBe(0)
  })
})

describe('a payment that begins after the hold has ended', () => {
  const begin = async (studio: Studio, { charge, dueNow }: { charge: { id: string }; dueNow: string }) =>
    aStarted(studio.visitor, charge.id, { amount: dueNow })

  it('books a colleague when the person is gone whom the customer had not chosen', async () => {
    const studio = await aStudioOfTwo()
    const hold = await aHold(studio.visitor, studio, at)
    const { held, other } = await peopleOf(studio, hold)
    const { booking, payment } = await anUnpaid(studio.visitor, hold)
    await remove(studio, held)
    const { token } = await begin(studio, payment)
    expected(await payPage(studio.visitor, token))
    const settled = await getBooking(studio, booking.id)
    expect(settled).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(resourceOf(settled)).toBe(other)
  })

  it('declines and refunds when the chosen person is gone, or everybody is busy', async () => {
    const studio = await aStudioOfTwo()
    const chosen = await aHold(studio.visitor, studio, at, { resourceId: studio.resourceId })
    const { booking, payment } = await anUnpaid(studio.visitor, chosen)
    await remove(studio, studio.resourceId)
    expected(await payPage(studio.visitor, (await begin(studio, payment)).token))
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'DECLINED', paymentStatus: 'REFUNDED' })

    const anybody = await aHold(studio.visitor, studio, at)
    const second = await anUnpaid(studio.visitor, anybody)
    expected(await studio.admin.delete(`/v1/holds/${anybody.id}`))
    await takeAway(studio, at)
    expected(await payPage(studio.visitor, (await begin(studio, second.payment)).token))
    expect(await getBooking(studio, second.booking.id)).toMatchObject({ status: 'DECLINED', paymentStatus: 'REFUNDED' })
    expect(await sandboxBalance(studio)).toBe(0)
  })

  it('takes the time again while it is free', async () => {
    const studio = await aSellingStudio(test)
    const hold = await aHold(studio.visitor, studio, at)
    const { booking, payment } = await anUnpaid(studio.visitor, hold)
    expected(await studio.admin.delete(`/v1/holds/${hold.id}`))
    expected(await payPage(studio.visitor, (await begin(studio, payment)).token))
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
  })
})
