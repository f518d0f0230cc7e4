import { describe, expect, it } from 'vitest'
import { someAddOns, someLengths } from '../support/choices.ts'
import { anAdmin, aVisitor, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { type Actor, anAppointment, aPerson, aStudio, take } from './support/studio.ts'

// A Monday.
const { app, context, db } = await createTestApp({ now: '2026-06-01T06:00:00Z' })
const url = '/v2/time-slots/get'

async function oneService(more: Partial<Parameters<typeof anAppointment>[2]> = {}) {
  const actor = await aStudio(app, context)
  const staff = [await aPerson(context, actor.siteId), await aPerson(context, actor.siteId, { name: 'Ezio' })]
  const serviceId = await anAppointment(context, actor.siteId, { staff, ...more })
  const place = await db
    .selectFrom('locations')
    .select('id')
    .where('site_id', '=', actor.siteId)
    .executeTakeFirstOrThrow()
  const location = { id: place.id, locationType: 'BUSINESS' }
  const times = { localStartDate: '2026-06-02T10:00:00', localEndDate: '2026-06-02T11:00:00', timeZone: 'UTC' }
  return { actor, siteId: actor.siteId, staff, serviceId, requested: { serviceId, location, ...times } }
}

const refused = async (actor: Actor, payload: object) =>
  readRefusal({ ...(await actor.post(url, payload)), headers: {} })

describe('getAvailabilityTimeSlot', () => {
  it('returns a time with everyone free then', async () => {
    const { actor, siteId, staff, requested } = await oneService()
    const { body } = await actor.post(url, requested)
    expect(body).toMatchObject({
      timeZone: 'UTC',
      timeSlot: { bookable: true, totalCapacity: 1, remainingCapacity: 1 },
    })
    const ids = ({ availableResources: [people] }: { availableResources: { resources: { id: string }[] }[] }) =>
      people?.resources.map(({ id }) => id)
    expect(ids(body.timeSlot)).toEqual(staff)
    await take(context, siteId, staff[0] as string, '2026-06-02T10:00:00Z', '2026-06-02T10:30:00Z')
    expect(ids((await actor.post(url, requested)).body.timeSlot)).toEqual([staff[1]])
    await take(context, siteId, staff[1] as string, '2026-06-02T10:30:00Z', '2026-06-02T11:00:00Z')
    expect(await refused(actor, requested)).toBe('404 SLOT_NOT_FOUND')
  })

  it('returns off-grid times within the hours, which only staff can book', async () => {
    const { actor, siteId, requested } = await oneService()
    const odd = { ...requested, localStartDate: '2026-06-02T10:20:00', localEndDate: '2026-06-02T11:20:00' }
    expect((await actor.post(url, odd)).body.timeSlot).toMatchObject({ bookable: false, remainingCapacity: 1 })
    const admin = await anAdmin(app, context, siteId)
    expect((await admin.post(url, odd)).body.timeSlot).toMatchObject({ bookable: true })
    const closed = { ...requested, localStartDate: '2026-06-02T16:20:00', localEndDate: '2026-06-02T17:20:00' }
    expect(await refused(actor, closed)).toBe('404 SLOT_NOT_FOUND')
  })

  it('requires every argument, and the duration of the service', async () => {
    const { actor, requested } = await oneService()
    expect(await refused(actor, {})).toBe('400 localEndDate localStartDate location serviceId timeZone')
    expect(await refused(actor, { ...requested, location: { locationType: 'BUSINESS' } })).toBe('400 location.id')
    expect(await refused(actor, { ...requested, location: {} })).toBe('400 location.locationType')
    expect(await refused(actor, { ...requested, timeZone: 'Nowhere' })).toBe('400 INVALID_TIME_ZONE')
    expect(await refused(actor, { ...requested, localEndDate: '2026-06-02T11:30:00' })).toBe('404 SLOT_NOT_FOUND')
    expect(await refused(actor, { ...requested, localEndDate: '2026-06-02T09:00:00' })).toBe('404 SLOT_NOT_FOUND')
    const elsewhere = { ...requested, location: { locationType: 'CUSTOMER' } }
    expect(await refused(actor, elsewhere)).toBe('404 SLOT_NOT_FOUND')
    const past = { ...requested, localStartDate: '2026-05-26T10:00:00', localEndDate: '2026-05-26T11:00:00' }
    expect(await refused(actor, past)).toBe('404 SLOT_NOT_FOUND')
    const other = await oneService()
    expect(await refused(actor, { ...requested, serviceId: other.serviceId })).toBe('404 SERVICE_NOT_FOUND')
  })

  it('uses the chosen duration', async () => {
    const { actor, siteId, serviceId, requested } = await oneService()
    const { variants } = await someLengths(context, siteId, serviceId, [60, 90])
    const { ids } = await someAddOns(context, siteId, serviceId, [{ name: 'Steam', durationMinutes: 20 }])
    const until = (clock: string) => ({ ...requested, localEndDate: `2026-06-02T${clock}:00` })
    const choices = { durationChoiceId: variants[1]?.choiceId, addOnIds: ids }
    expect((await actor.post(url, until('11:30'))).status).toBe(200)
    expect((await actor.post(url, { ...until('11:50'), customerChoices: choices })).status).toBe(200)
    expect(await refused(actor, { ...until('11:30'), customerChoices: choices })).toBe('404 SLOT_NOT_FOUND')
  })

  it('returns the time with the named resources alone', async () => {
    const { actor, siteId, staff, requested } = await oneService()
    const [first = '', second = ''] = staff
    const { type_id: resourceTypeId } = await db
      .selectFrom('resources')
      .select('type_id')
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    const named = { ...requested, resourceTypes: [{ resourceTypeId, resourceIds: [second] }] }
    const { timeSlot } = (await actor.post(url, named)).body
    expect(timeSlot.availableResources).toMatchObject([{ resourceTypeId, resources: [{ id: second }] }])
    await take(context, siteId, second, '2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z')
    expect(await refused(actor, named)).toBe('404 SLOT_NOT_FOUND')
    expect((await actor.post(url, requested)).status).toBe(200)
    const sorted = { ...requested, resourceTypes: [{ resourceTypeId, sorted: true }] }
    const { headers } = await (await aVisitor(app, siteId)).post(url, sorted)
    expect(decodeURIComponent(String(headers['warnings']))).toBe('resourceTypes[0].sorted')
  })

  it('returns the objection of the policy', async () => {
    const limitLateBookingPolicy = { enabled: true, latestBookingInMinutes: 48 * 60 }
    const { actor, requested } = await oneService({ policy: { limitLateBookingPolicy } })
    expect((await actor.post(url, requested)).body.timeSlot).toMatchObject({
      bookable: false,
      bookingPolicyViolations: { tooLateToBook: true },
      nonBookableReasons: { violatesBookingPolicy: true },
    })
  })
})
