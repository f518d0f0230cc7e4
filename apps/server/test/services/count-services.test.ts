import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aCatalogue, aClass, anAppointment, callsOn, created, listViolations } from './catalogue.ts'

const test = await createTestApp()
const calls = callsOn(test)
const here = await aCatalogue(test)
const there = await aCatalogue(test)
await created(calls, here.key, anAppointment(here))
await created(calls, here.key, aClass())
await created(calls, here.key, aClass({ hidden: true }))
await created(calls, there.key, aClass())

const count = async (actor: string, filter?: object) => (await calls.count(actor, filter)).json()

describe('countServices', () => {
  it('counts what the actor may see', async () => {
    expect(await count(here.key)).toEqual({ count: 3 })
    expect(await count(here.visitor)).toEqual({ count: 2 })
    expect(await count(there.key)).toEqual({ count: 1 })
  })

  it('accepts the filter of the query', async () => {
    expect(await count(here.key, { type: 'CLASS' })).toEqual({ count: 2 })
    expect(await count(here.visitor, { type: 'CLASS', hidden: true })).toEqual({ count: 0 })
    expect(await count(here.key, {})).toEqual({ count: 3 })
  })

  it('refuses unknown filter fields', async () => {
    expect(listViolations(await calls.count(here.key, { colour: 'red' }))).toEqual(['filter.colour: UNKNOWN_FIELD'])
    expect(listViolations(await calls.count(here.key, { name: { $regex: '.' } }))).toEqual([
      'filter.name: UNSUPPORTED_OPERATOR',
    ])
  })

  it('answers on every path of the operation', async () => {
    for (const url of ['/v2/services/count', '/_api/bookings/v2/services/count', '/bookings/v2/services/count']) {
      const answer = await test.app.inject({ method: 'POST', url, headers: { authorization: here.key }, payload: {} })
      expect(answer.json()).toEqual({ count: 3 })
    }
  })
})
