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
  it('tells where services take place', async () => {
    const answer = await request(here.key, {})
    expect(answer).toMatchObject({ customLocations: { exists: true }, customerLocations: { exists: true } })
    expect(answer.businessLocations).toMatchObject({
      exists: true,
      locations: [{ type: 'BUSINESS', business: { id: here.locationId, name: 'Harbour' } }],
    })
  })

  it('of those services that a filter finds and the caller sees', async () => {
    const services = { type: 'APPOINTMENT' }
    expect(await request(here.key, { filter: { services } })).toEqual({
      businessLocations: { exists: false, locations: [] },
      customLocations: { exists: false },
      customerLocations: { exists: true },
    })
    expect(await request(here.visitor, {})).toMatchObject({ customLocations: { exists: false } })
    expect((await request(there.key, {})).businessLocations).toEqual({ exists: false, locations: [] })
  })

  it('of these locations alone', async () => {
    const of = async (id: string) =>
      (await request(here.key, { filter: { businessLocationIds: [id] } })).businessLocations
    expect(await of(here.locationId)).toMatchObject({ exists: true })
    expect(await of(randomUUID())).toEqual({ exists: false, locations: [] })
    expect(await of(there.locationId)).toEqual({ exists: false, locations: [] })
  })

  it('shows customers no place that is closed', async () => {
    await test.db.updateTable('locations').set({ status: 'INACTIVE' }).where('id', '=', here.locationId).execute()
    expect((await request(here.visitor, {})).businessLocations).toEqual({ exists: false, locations: [] })
    expect((await request(here.key, {})).businessLocations.exists).toBe(true)
  })

  it('refuses a filter it does not know, naming the field', async () => {
    await expect(request(here.key, { filter: { services: { colour: 1 } } })).rejects.toThrow('filter.services.colour')
  })
})
