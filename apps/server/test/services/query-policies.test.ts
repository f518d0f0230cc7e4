import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aCatalogue, anAppointment, callsOn, created, listViolations } from './catalogue.ts'
import { requesting } from './helper-queries.ts'

const test = await createTestApp()
const calls = callsOn(test)
const here = await aCatalogue(test)
const there = await aCatalogue(test)
const request = requesting(test, 'policies')
for (let index = 0; index < 7; index += 1) {
  test.clock.advance({ minutes: 1 })
  const policy = index < 6 ? { bookingPolicy: { id: here.policyId } } : {}
  await created(calls, here.key, anAppointment(here, { name: `Nr ${index}`, hidden: index === 0, ...policy }))
}
await created(calls, there.key, anAppointment(there, { bookingPolicy: { id: there.policyId } }))

describe('queryPolicies', () => {
  it('returns each policy with its first five services and their number', async () => {
    const { bookingPolicies, pagingMetadata } = await request(here.key, { query: { filter: { id: here.policyId } } })
    expect(bookingPolicies).toHaveLength(1)
    expect(bookingPolicies[0]).toMatchObject({
      bookingPolicy: { id: here.policyId, name: 'Strict' },
      totalServiceCount: 6,
      countOfServices: 6,
      hasMoreServices: true,
    })
    const names = ['Nr 0', 'Nr 1', 'Nr 2', 'Nr 3', 'Nr 4']
    expect(bookingPolicies[0].connectedServices.map(({ name }: { name: string }) => name)).toEqual(names)
    expect(bookingPolicies[0].services).toEqual(bookingPolicies[0].connectedServices)
    expect(pagingMetadata).toMatchObject({ count: 1, hasNext: false })
  })

  it('counts for customers only what they see', async () => {
    const { bookingPolicies } = await request(here.visitor, { query: { filter: { name: 'Strict' } } })
    expect(bookingPolicies[0]).toMatchObject({ totalServiceCount: 5, hasMoreServices: false })
  })

  it('paginates by id with cursors, within the business', async () => {
    const first = await request(here.key, { query: { cursorPaging: { limit: 1 } } })
    const { next } = first.pagingMetadata.cursors
    const second = await request(here.key, { query: { cursorPaging: { cursor: next } } })
    const ids = [first, second].flatMap((it) =>
      it.bookingPolicies.map((each: { bookingPolicy: { id: string } }) => each.bookingPolicy.id),
    )
    expect(ids).toEqual([...ids].sort())
    expect(ids).toHaveLength(2)
    expect(ids).not.toContain(there.policyId)
  })

  it('refuses unknown fields, naming them', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/services/policies/query',
      headers: { authorization: here.key },
      payload: { query: { filter: { colour: 1 } } },
    })
    expect(listViolations(answer)).toEqual(['query.filter.colour: UNKNOWN_FIELD'])
  })
})

describe('a policy without services', () => {
  it('is listed too, also if another actor created it', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v1/booking-policies',
      headers: { authorization: here.key },
      payload: { bookingPolicy: { name: 'Loose' } },
    })
    const { id } = answer.json().bookingPolicy
    const { bookingPolicies } = await request(here.visitor, { query: { filter: { id } } })
    expect(bookingPolicies).toMatchObject([{ bookingPolicy: { id, name: 'Loose' }, totalServiceCount: 0 }])
  })
})
