import { beforeEach, describe, expect, it } from 'vitest'
import { anUnpaid, aSellingStudio, getBooking, passMinutes, sellOnline } from '../bookings/support/paying.ts'
import { payPage, sandboxBalance } from '../payments/support/payments.ts'
import { aHold, aLocation, expected, readRefusal, type Studio } from '../support/factories.ts'
import { aGroup, countSeats, type Group, holdSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, db, clock } = test
const at = '2026-06-02T09:00:00.000Z'
const business = (id: string) => ({ type: 'BUSINESS', business: { id } })

beforeEach(() => clock.set(now))

async function aSoldGroup(kind: Group['kind'], { isHere = true } = {}): Promise<Group> {
  const group = await aGroup(app, context, kind)
  await sellOnline(group, { serviceId: group.group.id })
  const at = { location_type: 'OWNER_BUSINESS', location_id: group.locationId }
  if (isHere) await db.updateTable('sessions').set(at).where('service_id', '=', group.group.id).execute()
  return group
}

const listHolds = ({ siteId }: Studio) => db.selectFrom('holds').select('id').where('site_id', '=', siteId).execute()

/** The business changes something while a customer is on the card page: nothing is held, and no money stays. */
async function takesNoMoney(studio: Studio, hold: { id: string }, change: () => Promise<unknown>): Promise<void> {
  const { booking, token } = await anUnpaid(studio.visitor, hold)
  await change()
  expect(await listHolds(studio)).toEqual([])
  await payPage(studio.visitor, token)
  await passMinutes(test, 1)
  expect(await sandboxBalance(studio)).toBe(0)
  expect((await getBooking(studio, booking.id))?.status).not.toBe('CONFIRMED')
}

async function changeZone({ admin }: Studio): Promise<void> {
  const timeZoneChange = { sessions: 'WALL_TIME', bookings: 'WALL_TIME', notifyParticipants: false }
  expected(await admin.patch('/v1/sites/settings', { timeZone: 'Europe/Lisbon', timeZoneChange }))
}

async function relocate(group: Group): Promise<void> {
  const harbour = await aLocation(context, group.siteId, 'Harbour')
  const moveToLocationOptions = { newLocation: business(harbour) }
  const removedLocationSessionsAction = { action: 'MOVE_TO_LOCATION', moveToLocationOptions }
  const sent = { locations: [business(harbour)], removedLocationSessionsAction }
  expected(await group.admin.post(`/v2/services/${group.group.id}/locations`, sent))
}

async function moveSession({ admin, siteId }: Group): Promise<void> {
  const { id, revision } = await db
    .selectFrom('sessions')
    .select(['id', 'revision'])
    .where('site_id', '=', siteId)
    .where('title', '=', 'Yoga')
    .executeTakeFirstOrThrow()
  const session = { revision: String(revision), localStartDate: '2026-06-02T14:00:00' }
  expected(await admin.patch(`/v1/sessions/${id}`, { session, bookings: 'MOVE' }))
}

describe('what is held ends with a change of it', () => {
  it.each(['CLASS', 'COURSE'] as const)('when the zone of the business moves a %s', async (kind) => {
    const group = await aSoldGroup(kind)
    const { hold } = expected(await holdSeats(group.visitor, group))
    await takesNoMoney(group, hold, () => changeZone(group))
  })

  it('when the zone of the business moves appointments', async () => {
    const studio = await aSellingStudio(test)
    await takesNoMoney(studio, await aHold(studio.visitor, studio, at), () => changeZone(studio))
  })

  it('but not at a location of another zone', async () => {
    const studio = await aSellingStudio(test)
    await db.updateTable('locations').set({ time_zone: 'Europe/Athens' }).where('id', '=', studio.locationId).execute()
    const { id } = await aHold(studio.visitor, studio, at)
    await changeZone(studio)
    expect(await listHolds(studio)).toEqual([{ id }])
  })

  it.each(['CLASS', 'COURSE'] as const)('when a %s moves to another location', async (kind) => {
    const group = await aSoldGroup(kind)
    const { hold } = expected(await holdSeats(group.visitor, group))
    await takesNoMoney(group, hold, () => relocate(group))
    expect(await countSeats(group)).toBe('0/0 of 8')
  })

  it.each(['CLASS', 'COURSE'] as const)('when the session of a %s moves to another time', async (kind) => {
    const group = await aSoldGroup(kind, { isHere: false })
    const { hold } = expected(await holdSeats(group.visitor, group))
    await takesNoMoney(group, hold, () => moveSession(group))
  })

  it('when its service is deleted', async () => {
    const studio = await aSellingStudio(test)
    const hold = await aHold(studio.visitor, studio, at)
    await takesNoMoney(studio, hold, async () =>
      expected(await studio.admin.delete(`/v2/services/${studio.service.id}`)),
    )
  })

  it('a seat that is held without a booking is not booked at another location', async () => {
    const group = await aSoldGroup('CLASS')
    const { hold } = expected(await holdSeats(group.visitor, group))
    await relocate(group)
    const sent = { contactDetails: { firstName: 'Clara' }, selectedPaymentOption: 'ONLINE' }
    expect(readRefusal(await group.visitor.post(`/v1/holds/${hold.id}/book`, sent))).toBe('428 SLOT_HOLD_UNAVAILABLE')
  })
})
