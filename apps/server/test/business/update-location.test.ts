import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { aLocation, anAdmin, aStudio, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, clock } = await createTestApp()

async function listLocations(studio: Studio) {
  return expected(await studio.admin.get('/v1/locations/all')).locations
}
async function withSecond() {
  const studio = await aStudio(app, context)
  await aLocation(context, studio.siteId, 'Annex')
  const [first, second] = await listLocations(studio)
  return { studio, first, second }
}

describe('updateLocation', () => {
  it('changes the given fields, increments the revision, and accepts it from only one caller', async () => {
    const { studio, second } = await withSecond()
    const change = { revision: '1', name: 'Loft', phone: '+39 1', directions: 'Second door' }
    const { location } = expected(await studio.admin.patch(`/v1/locations/${second.id}`, change))
    expect(location).toEqual({ ...second, ...change, revision: '2' })
    expect(readRefusal(await studio.admin.patch(`/v1/locations/${second.id}`, change))).toBe('409 REVISION_MISMATCH')
    const cleared = await studio.admin.patch(`/v1/locations/${second.id}`, { revision: '2', phone: null })
    expect(expected(cleared).location).toMatchObject({ phone: null, directions: 'Second door' })
  })

  it('accepts only the parts of an address', async () => {
    const { studio, second } = await withSecond()
    const write = (address: object) => studio.admin.patch(`/v1/locations/${second.id}`, { revision: '1', address })
    expect(readRefusal(await write({ floor: 3 }))).toBe('400 address.floor')
    expect(readRefusal(await write({ city: 3 }))).toBe('400 address.city')
    const { location } = expected(await write({ city: 'Roma', country: 'Italia' }))
    expect(location.formattedAddress).toBe('Roma, Italia')
  })

  it('lets one of two with the same revision succeed', async () => {
    const { studio, second } = await withSecond()
    const both = await Promise.all(
      ['One', 'Two'].map((name) => studio.admin.patch(`/v1/locations/${second.id}`, { revision: '1', name })),
    )
    expect(both.map(readRefusal).sort()).toEqual(['200', '409 REVISION_MISMATCH'])
  })

  it('changes the default location; there is always exactly one, and it cannot be removed: DEFAULT_LOCATION_STAYS', async () => {
    const { studio, first, second } = await withSecond()
    for (const change of [{ default: false }, { status: 'INACTIVE' }]) {
      const answer = await studio.admin.patch(`/v1/locations/${first.id}`, { revision: '1', ...change })
      expect(readRefusal(answer)).toBe('428 DEFAULT_LOCATION_STAYS')
    }
    expected(await studio.admin.patch(`/v1/locations/${second.id}`, { revision: '1', default: true }))
    const places = await listLocations(studio)
    expect(places.map((location: { id: string; default: boolean }) => [location.id, location.default])).toEqual([
      [second.id, true],
      [first.id, false],
    ])
    const old = places[1]
    expected(await studio.admin.patch(`/v1/locations/${first.id}`, { revision: old.revision, status: 'INACTIVE' }))
    const again = { revision: String(Number(old.revision) + 1), default: true }
    expect(readRefusal(await studio.admin.patch(`/v1/locations/${first.id}`, again))).toBe('400 default')
  })

  it('offers nothing at an inactive location and hides it; active again, it does', async () => {
    clock.set('2026-06-01T03:00:00Z')
    const { studio, first, second } = await withSecond()
    expected(await studio.admin.patch(`/v1/locations/${second.id}`, { revision: '1', default: true }))
    const free = async () => {
      const requested = `serviceId=${studio.service.id}&fromLocalDate=2026-06-02T00:00:00&toLocalDate=2026-06-03T00:00:00`
      const answer = await studio.visitor.post('/_api/service-availability/v2/time-slots', {
        serviceId: studio.service.id,
        timeZone: 'Europe/Berlin',
        bookable: true,
        fromLocalDate: '2026-06-02T00:00:00',
        toLocalDate: '2026-06-03T00:00:00',
      })
      return {
        requested,
        slots: expected(answer).timeSlots.map((slot: { location: { id: string } }) => slot.location.id),
      }
    }
    const { slots } = await free()
    expect(new Set(slots)).toEqual(new Set([first.id]))
    const off = await studio.admin.patch(`/v1/locations/${first.id}`, { revision: '2', status: 'INACTIVE' })
    const { location } = expected(off)
    expect((await free()).slots).toEqual([])
    const { locations } = expected(await studio.visitor.get('/v1/locations'))
    expect(locations.map(({ id }: { id: string }) => id)).toEqual([second.id])
    expected(await studio.admin.patch(`/v1/locations/${first.id}`, { revision: location.revision, status: 'ACTIVE' }))
    expect((await free()).slots).toEqual(slots)
  })

  it('makes one of two the default if both are chosen at once', async () => {
    const { studio, second } = await withSecond()
    await aLocation(context, studio.siteId, 'Loft')
    const third = (await listLocations(studio)).find(({ name }: { name: string }) => name === 'Loft')
    const choose = ({ id }: { id: string }) =>
      studio.admin.patch(`/v1/locations/${id}`, { revision: '1', default: true })
    expect((await Promise.all([second, third].map(choose))).map(readRefusal)).toEqual(['200', '200'])
    expect((await listLocations(studio)).filter((location: { default: boolean }) => location.default)).toHaveLength(1)
  })

  it('moves the opening hours to another zone', async () => {
    const { studio, second } = await withSecond()
    expected(await studio.admin.patch(`/v1/locations/${second.id}`, { revision: '1', timeZone: 'Asia/Kolkata' }))
    const { workingHours } = expected(await studio.admin.get(`/v1/schedules/${second.scheduleId}/working-hours`))
    expect(workingHours.timeZone).toBe('Asia/Kolkata')
  })

  it('names the invalid field', async () => {
    const { studio, second } = await withSecond()
    const refusalFor = async (change: object) =>
      readRefusal(await studio.admin.patch(`/v1/locations/${second.id}`, change))
    expect(await refusalFor({ name: 'No revision' })).toBe('400 revision')
    expect(await refusalFor({ revision: '1', name: ' ' })).toBe('400 name')
    expect(await refusalFor({ revision: '1', timeZone: 'Nowhere' })).toBe('400 timeZone')
    expect(await refusalFor({ revision: '1', status: 'ASLEEP' })).toBe('400 status')
  })

  it('finds no location of another business: LOCATION_NOT_FOUND', async () => {
    const { second } = await withSecond()
    const stranger = await anAdmin(app, context, await aSite(context))
    for (const id of [second.id, randomUUID()])
      expect(readRefusal(await stranger.patch(`/v1/locations/${id}`, { revision: '1', name: 'Mine' }))).toBe(
        '404 LOCATION_NOT_FOUND',
      )
  })
})
