import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anAddOn } from './add-ons.ts'
import { aVariedBusiness, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger } = await aVariedBusiness(test)
const taxGroup = randomUUID()
await anAddOn(admin, { name: 'Steam', durationInMinutes: 20, taxGroup })
await anAddOn(admin, { name: 'Oil', durationInMinutes: 5, price: { value: '4', formattedValue: '4 €' } })
await anAddOn(admin, { name: 'Tea', durationInMinutes: null, maxQuantity: 3, price: null })
const query = (requested: object, client = admin) => client.post('/v1/add-ons/query', { query: requested })
const findNames = async (filter: object, client = admin) =>
  expected(await query({ filter, sort: [{ fieldName: 'name' }] }, client)).addOns.map(
    ({ name }: { name: string }) => name,
  )

describe('queryAddOns', () => {
  it.each([
    [{}, ['Oil', 'Steam', 'Tea']],
    [{ name: { $startsWith: 'st' } }, ['Steam']],
    [{ durationInMinutes: { $gte: 20 } }, ['Steam']],
    [{ maxQuantity: { $exists: true } }, ['Tea']],
    [{ 'price.value': { $lt: 5 } }, ['Oil']],
    [{ 'price.currency': 'EUR' }, ['Oil', 'Steam']],
    [{ 'price.formattedValue': '4 €' }, ['Oil']],
    [{ taxGroup }, ['Steam']],
  ])('finds by %j', async (filter, names) => {
    expect(await findNames(filter)).toEqual(names)
  })

  it('returns them to customers, and none of other businesses', async () => {
    expect(await findNames({}, visitor)).toEqual(['Oil', 'Steam', 'Tea'])
    expect(await findNames({}, stranger)).toEqual([])
  })

  it('is paginated by cursor, and also available as GET', async () => {
    const first = expected(
      await query({ sort: [{ fieldName: 'price.value', order: 'DESC' }], cursorPaging: { limit: 1 } }),
    )
    expect(first.addOns[0].name).toBe('Steam')
    const rest = expected(await query({ cursorPaging: { cursor: first.pagingMetadata.cursors.next } }))
    expect(rest.addOns.map(({ name }: { name: string }) => name)).toEqual(['Oil', 'Tea'])
    expect(rest.pagingMetadata).toMatchObject({ hasNext: false })
  })

  it.each([
    [{ filter: { colour: 1 } }, '400 query.filter.colour: UNKNOWN_FIELD'],
    [{ cursorPaging: { limit: 101 } }, '400 query.cursorPaging.limit: MAX'],
    [{ sort: Array.from({ length: 6 }, () => ({ fieldName: 'name' })) }, '400 query.sort: MAX_SIZE'],
  ])('refuses %j, naming the field', async (requested, fault) => {
    expect(refusal(await query(requested))).toBe(fault)
  })
})
