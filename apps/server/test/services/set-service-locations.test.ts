import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import {
  aTimetable,
  bookSeat,
  createSession,
  sessionsIn,
  type Timetable,
  yogaAt,
} from '../sessions/support/timetable.ts'
import { aSite } from '../support/a-site.ts'
import { aBooking, aLocation, anAdmin, aStudio, expected, readRefusal, slotAt, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const june = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'] as const
const untilEnd = { recurrence: { interval: 1, until: '2026-06-29' } }
const business = (id: string) => ({ type: 'BUSINESS', business: { id } })
const customer = { type: 'CUSTOMER' }
const street = { type: 'CUSTOM', custom: { address: { addressLine: 'Quay 7', city: 'Kiel' } } }
const moveTo = (newLocation: object) => ({ action: 'MOVE_TO_LOCATION', moveToLocationOptions: { newLocation } })

const set = ({ admin }: Pick<Timetable, 'admin'>, id: string, locations: object[], more: object = {}) =>
  admin.post(`/v2/services/${id}/locations`, { locations, ...more })
const listRules = ({ body }: Awaited<ReturnType<typeof set>>) =>
  body.details.validationError.fieldViolations.map(
    ({ field, ruleName }: Record<string, string>) => `${field}: ${ruleName}`,
  )
const loadBooking = (id: string) => db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const lastEvent = async (id: string) =>
  (await db.selectFrom('events').select('slug').where('entity_id', '=', id).orderBy('sequence', 'desc').execute())[0]
    ?.slug
const listMessages = (id: string) => db.selectFrom('messages').select('kind').where('booking_id', '=', id).execute()

/** A class on four Mondays at the business, the second booked, and a second place. */
async function aMove() {
  const studio = await aTimetable(app, context)
  const harbour = await aLocation(context, studio.siteId, 'Harbour')
  await createSession(studio, yogaAt(studio, undefined, untilEnd))
  const sessions = await sessionsIn(studio, ...june)
  const location = await bookSeat(studio, sessions[1].id)
  return { studio, harbour, sessions, location }
}

describe('setServiceLocations', () => {
  it('replaces the list, copies no data of a business location, and publishes an event', async () => {
    const studio = await aStudio(app, context)
    const harbour = await aLocation(context, studio.siteId, 'Harbour')
    const written = [{ type: 'BUSINESS', business: { id: harbour.toUpperCase(), name: 'Made up' } }, street, customer]
    const { service } = expected(await set(studio, studio.service.id, written))
    expect(service.revision).toBe('2')
    expect(service.locations).toMatchObject([
      { type: 'BUSINESS', business: { id: harbour, name: 'Harbour' } },
      street,
      customer,
    ])
    expect(await lastEvent(studio.service.id)).toBe('updated')
    expect(expected(await set(studio, studio.service.id, [])).service.locations).toMatchObject([
      { business: { default: true } },
    ])
    const changes = await db
      .selectFrom('audit_entries')
      .select('operation')
      .where('entity_id', '=', studio.service.id)
      .execute()
    expect(changes).toEqual([{ operation: 'setServiceLocations' }, { operation: 'setServiceLocations' }])
  })

  it('leaves sessions unchanged by default: KEEP_AT_CURRENT_LOCATION', async () => {
    const { studio, harbour, location } = await aMove()
    for (const more of [{}, { removedLocationSessionsAction: { action: 'KEEP_AT_CURRENT_LOCATION' } }]) {
      expected(await set(studio, studio.yoga.id, [business(harbour)], more))
    }
    expect((await sessionsIn(studio, ...june)).every(({ locationId }) => locationId === studio.locationId)).toBe(true)
    expect((await loadBooking(location.id)).location_id).toBe(studio.locationId)
  })

  it('moves sessions, series and bookings: MOVE_TO_LOCATION, with a message only if requested', async () => {
    const { studio, harbour, location } = await aMove()
    const move = { removedLocationSessionsAction: moveTo(business(harbour)) }
    expected(await set(studio, studio.yoga.id, [business(harbour)], move))
    expect((await sessionsIn(studio, ...june)).map(({ locationId }) => locationId)).toEqual(Array(4).fill(harbour))
    expect(await loadBooking(location.id)).toMatchObject({
      location_id: harbour,
      location: { name: 'Harbour' },
      status: 'CONFIRMED',
    })
    expect(await lastEvent(location.id)).toBe('updated')
    const [rule] = await db
      .selectFrom('session_rules')
      .select('location_id')
      .where('site_id', '=', studio.siteId)
      .execute()
    expect(rule?.location_id).toBe(harbour)
    await dispatchEvents(context)
    expect((await listMessages(location.id)).filter(({ kind }) => kind === 'bookingChanged')).toEqual([])
    const participantOptions = {
      removedLocationSessionsAction: moveTo(street),
      participantNotification: { notifyParticipants: true },
    }
    expected(await set(studio, studio.yoga.id, [street], participantOptions))
    await dispatchEvents(context)
    expect((await listMessages(location.id)).filter(({ kind }) => kind === 'bookingChanged')).toHaveLength(1)
    expect(await loadBooking(location.id)).toMatchObject({
      location_id: null,
      location_type: 'OWNER_CUSTOM',
      location: { formattedAddress: 'Quay 7, Kiel' },
    })
  })

  it('moves appointments, but not those at the customer’s address or in the past', async () => {
    const studio = await aStudio(app, context, { locations: [{ type: 'CUSTOMER' }] })
    const harbour = await aLocation(context, studio.siteId, 'Harbour')
    expected(await set(studio, studio.service.id, [business(studio.locationId), customer]))
    const home = { location: { locationType: 'CUSTOM', formattedAddress: 'Mine 1' } } as const
    const [here, theirs] = [
      await aBooking(studio.admin, slotWith(studio, '2026-06-03T09:00:00.000Z'), { status: 'CONFIRMED' }),
      await aBooking(
        studio.admin,
        slotAt(studio, '2026-06-03T12:00:00.000Z', { ...home, resource: { id: studio.resourceId } }),
        { status: 'CONFIRMED' },
      ),
    ]
    const move = { removedLocationSessionsAction: moveTo(business(harbour)) }
    expected(await set(studio, studio.service.id, [business(harbour), customer], move))
    expect((await loadBooking(here.id)).location_id).toBe(harbour)
    expect(await loadBooking(theirs.id)).toMatchObject({ location_id: null, location_type: 'CUSTOM' })
    const [session] = await db
      .selectFrom('sessions')
      .select('location_id')
      .where('id', '=', (await loadBooking(here.id)).session_id)
      .execute()
    expect(session?.location_id).toBe(harbour)
  })

  it('cancels sessions with their bookings: DELETE', async () => {
    const { studio, harbour, location, sessions } = await aMove()
    expected(
      await studio.admin.post('/v1/sessions', {
        session: { ...yogaAt(studio, '2026-06-10T10:00:00'), locationId: harbour },
      }),
    )
    expected(
      await set(studio, studio.yoga.id, [business(harbour)], { removedLocationSessionsAction: { action: 'DELETE' } }),
    )
    expect((await loadBooking(location.id)).status).toBe('CANCELED')
    const left = await sessionsIn(studio, ...june)
    expect(left).toHaveLength(1)
    expect(sessions.map(({ id }) => id)).not.toContain(left[0].id)
  })

  it('reports invalid locations, and moves only to one of the new list: INVALID_LOCATIONS', async () => {
    const studio = await aStudio(app, context)
    const { yoga, admin } = await aTimetable(app, context)
    const elsewhere = await aLocation(context, await aSite(context), 'Abroad')
    expect(
      listRules(
        await set(studio, studio.service.id, [business(elsewhere), { type: 'CUSTOM' }, street, customer, customer]),
      ),
    ).toEqual([
      'locations: INVALID_LOCATIONS',
      'locations: INVALID_LOCATIONS',
      'locations[0].business.id: INVALID_BUSINESS_LOCATION',
      'locations[1].custom.address: INVALID_CUSTOM_LOCATION',
    ])
    expect(listRules(await set({ admin }, yoga.id, [customer]))).toEqual(['locations[0]: INVALID_CUSTOMER_LOCATION'])
    expect(listRules(await set(studio, studio.service.id, [{}]))).toEqual([
      'locations[0].type: INVALID_UNKNOWN_LOCATION',
    ])
    const twice = [business(studio.locationId), business(studio.locationId)]
    expect(listRules(await set(studio, studio.service.id, twice))).toEqual(['locations: INVALID_BUSINESS_LOCATIONS'])
    for (const target of [street, customer]) {
      const move = { removedLocationSessionsAction: moveTo(target) }
      expect(listRules(await set(studio, studio.service.id, [business(studio.locationId), customer], move))).toEqual([
        'removedLocationSessionsAction.moveToLocationOptions.newLocation: INVALID_LOCATIONS',
      ])
    }
  })

  it('finds only services of the business: SERVICE_NOT_FOUND', async () => {
    const studio = await aStudio(app, context)
    const abroad = await anAdmin(app, context, await aSite(context))
    expect(readRefusal(await set({ admin: abroad }, studio.service.id, [customer]))).toBe('404 SERVICE_NOT_FOUND')
    expect(readRefusal(await set(studio, randomUUID(), [customer]))).toBe('404 SERVICE_NOT_FOUND')
  })
})
