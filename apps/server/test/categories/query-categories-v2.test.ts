import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aCategory, aFixture, listViolations, type Shown } from './support/categories.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const elsewhere = await aFixture(test)
for (const name of ['Hands', 'Feet', 'Face']) {
  test.clock.advance({ minutes: 1 })
  await aCategory(admin, name)
}
const gone = await aCategory(admin, 'Gone')
expected(await admin.delete(`/v2/categories/${gone.id}`))
await aCategory(elsewhere.admin, 'Abroad')

const query = (it: object) => visitor.post('/v2/categories/query', { query: it })
const names = async (it: object) => expected(await query(it)).categories.map(({ name }: Shown) => name)

describe('queryCategoriesV2', () => {
  it('lists those of the business by creation', async () => {
    expect(await names({})).toEqual(['Hands', 'Feet', 'Face'])
  })

  it('is a GET with the query in the URL, and a POST if that grows too long', async () => {
    const requested = Buffer.from(JSON.stringify({ query: { filter: { name: 'Feet' } } })).toString('base64url')
    const url = `/v2/categories/query?.r=${requested}`
    const dotted = '/v2/categories/query?query.cursorPaging.limit=1'
    expect(expected(await visitor.get(url)).categories).toMatchObject([{ name: 'Feet' }])
    expect(expected(await visitor.get(dotted)).categories).toHaveLength(1)
  })

  it.each([
    [{ filter: { name: { $startsWith: 'f' } } }, ['Feet', 'Face']],
    [{ filter: { sortOrder: { $gte: 2000 } } }, ['Feet', 'Face']],
    [{ filter: { id: { $in: [gone.id] } } }, []],
    [{ sort: [{ fieldName: 'sortOrder', order: 'DESC' }] }, ['Face', 'Feet', 'Hands']],
    [{ sort: [{ fieldName: 'name' }] }, ['Face', 'Feet', 'Hands']],
  ])('returns results for %j', async (requested, found) => {
    expect(await names(requested)).toEqual(found)
  })

  it('paginates by cursor', async () => {
    const first = expected(await query({ cursorPaging: { limit: 2 } }))
    expect(first.pagingMetadata).toMatchObject({ count: 2, hasNext: true })
    expect(await names({ cursorPaging: { cursor: first.pagingMetadata.cursors.next } })).toEqual(['Face'])
  })

  it('refuses unknown fields, naming them', async () => {
    expect(listViolations(await query({ filter: { mood: 1 } }))[0]).toMatch(/^query\.filter\.mood/)
    expect(listViolations(await query({ cursorPaging: { limit: 101 } }))[0]).toMatch(/^query\.cursorPaging\.limit/)
  })
})
