import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aCatalogue, aClass, anAppointment, callsOn, created } from './catalogue.ts'
import { requesting } from './helper-queries.ts'

const test = await createTestApp()
const calls = callsOn(test)
const here = await aCatalogue(test)
const there = await aCatalogue(test)
const request = requesting(test, 'locations')
const location = { type: 'BUSINESS', business: { id: here.locationId } } as const
await created(calls, here.key, aClass({ name: 'Yoga', locations: [location] }))
await created(calls, here.key, anAppointment(here, { name: 'At home', locations: [{ type: 'CUSTOMER' }] }))
const outside = { type: 'CUSTOM', custom: { address: { city: 'Kiel' } } } as const
await created(calls, here.key, aClass({ name: 'Run', hidden: true, locations: [outside] }))

describe('queryLocations', () => {
  it('returns where services take place', async () => {
    const answer = await request(here.key, {})
    expect(answer).toMatchObject({ customLocations: { exists: true }, customerLocations: { exists: true } })
    expect(answer.businessLocations).toMatchObject({
      exists: true,
      locations: [{ type: 'BUSINESS', business: { id: here.locationId, name: 'Harbour' } }],
    })
  })

  it('considers only services that a filter finds and the actor sees', async () => {
    const services = { type: 'APPOINTMENT' }
    expect(await request(here.key, { filter: { services } })).toEqual({
      businessLocations: { exists: false, locations: [] },
      customLocations: { exists: false },
      customerLocations: { exists: true },
    })
    expect(await request(here.visitor, {})).toMatchObject({ customLocations: { exists: false } })
    expect((await request(there.key, {})).businessLocations).toEqual({ exists: false, locations: [] })
  })

  it('filters by location id', async () => {
    const queryLocation = async (id: string) =>
      (await request(here.key, { filter: { businessLocationIds: [id] } })).businessLocations
    expect(await queryLocation(here.locationId)).toMatchObject({ exists: true })
    expect(await queryLocation(randomUUID())).toEqual({ exists: false, locations: [] })
    expect(await queryLocation(there.locationId)).toEqual({ exists: false, locations: [] })
  })

  it('shows customers no inactive location', async () => {
    await test.db.updateTable('locations').set({ status: 'INACTIVE' }).where('id', '=', here.locationId).execute()
    expect((await request(here.visitor, {})).businessLocations).toEqual({ exists: false, locations: [] })
    expect((await request(here.key, {})).businessLocations.exists).toBe(true)
  })

  it('refuses an unknown filter field, naming it', async () => {
    await expect(request(here.key, { filter: { services: { colour: 1 } } })).rejects.toThrow('filter.services.colour')
  })
})
