import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingsJobs } from '../../src/features/bookings/index.ts'
import { clara } from '../bookings/support/paying.ts'
import { aCheckout, aCreated, aPaidStudio, bookingLine, getBooking } from '../checkouts/support/baskets.ts'
import { aMonthlyMember, anHour } from '../credits/support/booked-order.ts'
import { byPlan, remaining } from '../credits/support/credits.ts'
import { asMember } from '../members/club.ts'
import { someAddOns, someLengths, someVariants } from '../support/choices.ts'
import { aHold, type Client, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { clock, context, db } = test
const at = '2026-06-12T09:00:00.000Z'
const payments = {
  'at the visit': { options: { online: false, inPerson: true, deposit: false, pricingPlan: false } },
  online: { options: { online: true, inPerson: false, deposit: false, pricingPlan: false } },
}

beforeEach(() => clock.set(now))

/** A service at 50 with towels at 30 each. */
async function aStudioWithTowels(payment: object = payments['at the visit']) {
  const studio = await aPaidStudio(test, payment)
  const towels = { name: 'Towels', maxQuantity: 3, price: { value: '30', currency: 'EUR' } }
  const { groupId, ids } = await someAddOns(context, studio.siteId, studio.service.id, [towels])
  const [id = ''] = ids
  return { studio, id, groupId, bookedAddOns: [{ id, groupId, quantity: 2 }] }
}

const deleteAddOn = async ({ admin }: { admin: Client }, id: string) =>
  expected(await admin.delete(`/v1/add-ons/${id}`))

async function deleteOptions({ admin }: Studio, optionsId: string): Promise<void> {
  expected(await admin.delete(`/v1/serviceOptionsAndVariants/${optionsId}`))
}

const bookHeld = (client: Client, { id }: { id: string }, more: object = {}) =>
  client.post(`/v1/holds/${id}/book`, { contactDetails: clara, ...more })

async function readPrice(id: string): Promise<string | undefined> {
  const { agreed_price } = await db
    .selectFrom('bookings')
    .select('agreed_price')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return (agreed_price as { value: string } | null)?.value
}

async function aDayLater(): Promise<void> {
  clock.advance({ minutes: 25 * 60 })
  for (const { run } of bookingsJobs) await run(context, clock.now())
}

const order = async (client: Client, id: string) =>
  client.post(`/v1/checkouts/${(await aCheckout(client, [bookingLine(id)])).id}/create-order`)

describe.each(Object.entries(payments))('a hold paid %s', (_, payment) => {
  it('is not booked with an add-on that was deleted since, which is named', async () => {
    const { studio, id, bookedAddOns } = await aStudioWithTowels(payment)
    const hold = await aHold(studio.visitor, studio, at, { bookedAddOns })
    await deleteAddOn(studio, id)
    const refused = await bookHeld(studio.visitor, hold)
    expect(readRefusal(refused)).toBe('404 ADD_ON_NOT_FOUND')
    expect(JSON.stringify(refused.body)).toContain('Towels')
    expected(await studio.visitor.delete(`/v1/holds/${hold.id}`))
    expected(await bookHeld(studio.visitor, await aHold(studio.visitor, studio, at)))
  })

  it('is not booked with an add-on whose group was deleted since', async () => {
    const { studio, groupId, bookedAddOns } = await aStudioWithTowels(payment)
    const hold = await aHold(studio.visitor, studio, at, { bookedAddOns })
    expected(
      await studio.admin.post('/v2/services/add-on-groups/delete', {
        serviceId: studio.service.id,
        addOnGroupId: groupId,
      }),
    )
    expect(readRefusal(await bookHeld(studio.visitor, hold))).toBe('404 ADD_ON_NOT_FOUND')
  })
})

describe('a hold', () => {
  it('is not paid with one credit of a plan once its paid add-on is deleted', async () => {
    clock.set('2026-06-10T09:00:00Z')
    const club = await aMonthlyMember(test, { creditsPerCycle: 3 })
    const { place } = await anHour(club, '2026-06-15T09:00:00.000Z')
    const towels = { name: 'Towels', maxQuantity: 3, price: { value: '30', currency: 'EUR' } }
    const { groupId, ids } = await someAddOns(context, club.siteId, club.group.id, [towels])
    const client = await asMember(club.shop, club.member.id)
    const slot = { ...place, totalParticipants: 1, bookedAddOns: [{ id: ids[0], groupId, quantity: 3 }] }
    const { hold } = expected(await client.post('/v1/holds', { slot }))
    await deleteAddOn(club, ids[0] ?? '')
    const contactDetails = { firstName: 'Clara', lastName: 'Weiss', email: club.member.loginEmail }
    expect(readRefusal(await bookHeld(client, hold, { contactDetails, ...byPlan }))).toBe('404 ADD_ON_NOT_FOUND')
    expect(await remaining(club.shop, club.member)).toEqual([3])
  })

  it('of a choice is not booked at the usual price once the choices are deleted', async () => {
    const { studio } = await aStudioWithTowels()
    const options = await someVariants(
      context,
      studio.siteId,
      studio.service.id,
      'CUSTOM',
      ['adult', 'child'],
      ['70', '20'],
    )
    const choices = [{ optionId: options.optionId, choiceId: options.variants[0]?.choiceId, custom: 'adult' }]
    const participantsChoices = { serviceChoices: [{ numberOfParticipants: 1, choices }] }
    const hold = await aHold(studio.visitor, studio, at, { participantsChoices })
    await deleteOptions(studio, options.id)
    const refused = await bookHeld(studio.visitor, hold)
    expect(readRefusal(refused)).toBe('400 INVALID_CHOICES')
    expect(JSON.stringify(refused.body)).toContain('adult')
  })

  it('of a length is not booked at the price of a shorter one', async () => {
    const { studio } = await aStudioWithTowels()
    await someLengths(context, studio.siteId, studio.service.id, [60, 90])
    const hold = await aHold(studio.visitor, studio, at, { endDate: '2026-06-12T10:30:00.000Z' })
    const withoutLast = sql<string>`variants - 1`
    await db
      .updateTable('service_options')
      .set({ variants: withoutLast })
      .where('service_id', '=', studio.service.id)
      .execute()
    expect(readRefusal(await bookHeld(studio.visitor, hold))).toBe('400 INVALID_CHOICES')
  })
})

describe('a booking that was begun with an add-on which is deleted', () => {
  it('keeps its price, and can no longer be ordered', async () => {
    const { studio, id, bookedAddOns } = await aStudioWithTowels()
    const booking = await aCreated(studio.visitor, studio, at, { bookedAddOns })
    await deleteAddOn(studio, id)
    expect(readRefusal(await order(studio.visitor, booking.id))).toBe('428 FULL_OUT_OF_STOCK')
    await aDayLater()
    expect(await readPrice(booking.id)).toBe('110.00')
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CREATED' })
  })

  it('is confirmed by the business at the price it was begun at', async () => {
    const { studio, id, bookedAddOns } = await aStudioWithTowels()
    const booking = await aCreated(studio.visitor, studio, at, { bookedAddOns })
    await deleteAddOn(studio, id)
    await aDayLater()
    const { revision } = await getBooking(studio, booking.id)
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/confirm`, { revision }))
    expect(await readPrice(booking.id)).toBe('110.00')
  })

  it('follows the price of an add-on that is still offered', async () => {
    const { studio, id, bookedAddOns } = await aStudioWithTowels()
    const booking = await aCreated(studio.visitor, studio, at, { bookedAddOns })
    await db
      .updateTable('add_ons')
      .set({ price: JSON.stringify({ value: '40', currency: 'EUR' }) })
      .where('id', '=', id)
      .execute()
    await aDayLater()
    expect(await readPrice(booking.id)).toBe('130.00')
  })
})
