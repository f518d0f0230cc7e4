import { describe, expect, it } from 'vitest'
import { jsonb } from '../../src/db/database.ts'
import { readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { type Actor, type Answer, anAppointment, aPerson, aStudio, take } from './support/studio.ts'

// A Monday.
const { app, context, db } = await createTestApp({ now: '2026-06-01T06:00:00Z' })
const url = '/v2/time-slots/end-options'

async function aRental(unitType: 'HOUR' | 'DAY' = 'HOUR') {
  const actor = await aStudio(app, context)
  const resourceId = await aPerson(context, actor.siteId, { name: 'Boat' })
  const serviceId = await anAppointment(context, actor.siteId, { staff: [resourceId] })
  const hourOptions = { minDurationInMinutes: 60, maxDurationInMinutes: 240 }
  const range = unitType === 'HOUR' ? { hourOptions } : { dayOptions: { minDurationInDays: 1, maxDurationInDays: 3 } }
  const rest = jsonb({ durationRange: { unitType, ...range } })
  await db.updateTable('services').set({ rest }).where('id', '=', serviceId).execute()
  const place = await db
    .selectFrom('locations')
    .select('id')
    .where('site_id', '=', actor.siteId)
    .executeTakeFirstOrThrow()
  const location = { id: place.id, locationType: 'BUSINESS' }
  return { actor, resourceId, requested: { serviceId, localStartDate: '2026-06-02T10:00:00', location } }
}

const ends = async (actor: Actor, payload: object): Promise<string[]> => {
  const { body } = await actor.post(url, payload)
  return body.endOptions.map((slot: Answer) => slot.localEndDate.slice(11, 16))
}
const refused = async (actor: Actor, payload: object) =>
  readRefusal({ ...(await actor.post(url, payload)), headers: {} })

describe('listAvailabilityTimeSlotEndOptions', () => {
  it('lists the ends of a rental, shortest first', async () => {
    const { actor, resourceId, requested } = await aRental()
    expect(await ends(actor, requested)).toEqual(['11:00', '12:00', '13:00', '14:00'])
    const { body } = await actor.post(url, requested)
    expect(body.endOptions[0]).toMatchObject({ bookable: true, totalCapacity: 1, availableResources: [] })
    expect(await ends(actor, { ...requested, maxLocalEndDate: '2026-06-02T12:30:00' })).toEqual(['11:00', '12:00'])
    await db.updateTable('sites').set({ slot_step_minutes: 30 }).where('id', '=', actor.siteId).execute()
    expect(await ends(actor, { ...requested, maxLocalEndDate: '2026-06-02T12:30:00' })).toEqual([
      '11:00',
      '11:30',
      '12:00',
      '12:30',
    ])
    await take(context, actor.siteId, resourceId, '2026-06-02T12:00:00Z', '2026-06-02T13:00:00Z')
    expect(await ends(actor, requested)).toEqual(['11:00', '11:30', '12:00'])
  })

  it('lists the ends of the named resources alone', async () => {
    const { actor, resourceId, requested } = await aRental()
    const { type_id: resourceTypeId } = await db
      .selectFrom('resources')
      .select('type_id')
      .where('id', '=', resourceId)
      .executeTakeFirstOrThrow()
    const named = (id: string) => ({ ...requested, resourceTypes: [{ resourceTypeId, resourceIds: [id] }] })
    expect(await ends(actor, named(resourceId))).toHaveLength(4)
    expect(await ends(actor, named(await aPerson(context, actor.siteId)))).toEqual([])
  })

  it('refuses other services and ends beyond the longest', async () => {
    const { actor, requested } = await aRental()
    expect(await refused(actor, { ...requested, maxLocalEndDate: '2026-06-02T14:30:00' })).toBe(
      '400 MAX_END_DATE_EXCEEDS_MAXIMUM',
    )
    expect(await refused(actor, { ...requested, maxLocalEndDate: '2026-06-02T09:00:00' })).toBe('400 maxLocalEndDate')
    const staff = [await aPerson(context, actor.siteId)]
    const plain = await anAppointment(context, actor.siteId, { staff })
    expect(await refused(actor, { ...requested, serviceId: plain })).toBe('400 END_OPTIONS_NOT_SUPPORTED')
    const days = await aRental('DAY')
    expect(await refused(days.actor, days.requested)).toBe('400 END_OPTIONS_NOT_SUPPORTED')
    expect(await refused(days.actor, requested)).toBe('404 SERVICE_NOT_FOUND')
    expect(await refused(actor, {})).toBe('400 localStartDate location serviceId')
  })
})
