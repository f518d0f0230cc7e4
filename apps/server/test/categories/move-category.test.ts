import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import {
  aCategory,
  aFixture,
  listAuditEntries,
  listEvents,
  listViolations,
  namesInOrder,
  nowhere,
  type Shown,
} from './support/categories.ts'

const test = await createTestApp()
const elsewhere = await aFixture(test)

/** A business with categories of these names, in this order. */
async function createCategories(...names: string[]) {
  const fixture = await aFixture(test)
  const row: Record<string, Shown> = {}
  for (const name of names) row[name] = await aCategory(fixture.admin, name)
  const findId = (name: string) => row[name]?.id ?? nowhere
  const move = (name: string, position?: string, after?: string) =>
    fixture.admin.post(`/v2/categories/set-position/${findId(name)}`, {
      ...(position ? { position } : {}),
      ...(after ? { afterCategoryId: findId(after) } : {}),
    })
  return { ...fixture, findId: findId, move, order: () => namesInOrder(fixture.visitor) }
}

describe('moveCategory', () => {
  it('moves it first, last or after another', async () => {
    const { move, order } = await createCategories('A', 'B', 'C')
    expected(await move('C', 'FIRST'))
    expect(await order()).toEqual(['C', 'A', 'B'])
    expected(await move('C', 'LAST'))
    expect(await order()).toEqual(['A', 'B', 'C'])
    const { category } = expected(await move('C', 'AFTER_CATEGORY', 'A'))
    expect(category).toMatchObject({ name: 'C', revision: '4' })
    expect(await order()).toEqual(['A', 'C', 'B'])
  })

  it('renumbers the others only when the gaps are used up, and then publishes each', async () => {
    const { move, order, findId, siteId, admin } = await createCategories('A', 'B', 'C')
    await test.db.updateTable('categories').set({ sort_order: 7 }).where('site_id', '=', siteId).execute()
    const [first = '', second, third] = await order()
    expected(await move(third ?? '', 'AFTER_CATEGORY', first))
    expect(await order()).toEqual([first, third, second])
    for (const name of ['A', 'B', 'C']) {
      const { category } = expected(await admin.get(`/v2/categories/${findId(name)}`))
      expect(category.sortOrder % 1000).toBe(0)
      expect((await listEvents(test, findId(name))).at(-2)).toMatchObject({
        slug: 'updated',
        payload: { updatedEvent: { currentEntity: category } },
      })
    }
  })

  it('does nothing if it is already there', async () => {
    const { move, findId } = await createCategories('A', 'B')
    expect(expected(await move('B', 'LAST')).category.revision).toBe('1')
    expect(expected(await move('B', 'AFTER_CATEGORY', 'A')).category.revision).toBe('1')
    expect(await listAuditEntries(test, findId('B'))).toEqual(['createCategory B'])
  })

  it('gives two simultaneous moves different positions', async () => {
    const { move, order, siteId } = await createCategories('A', 'B', 'C', 'D')
    const answers = await Promise.all([move('C', 'AFTER_CATEGORY', 'A'), move('D', 'AFTER_CATEGORY', 'A')])
    expect(answers.map(readRefusal)).toEqual(['200', '200'])
    const [first, ...rest] = await order()
    expect([first, rest.slice(0, 2).sort(), rest[2]]).toEqual(['A', ['C', 'D'], 'B'])
    const places = await test.db.selectFrom('categories').select('sort_order').where('site_id', '=', siteId).execute()
    expect(new Set(places.map(({ sort_order }) => sort_order)).size).toBe(4)
  })

  it('requires a position', async () => {
    const { move } = await createCategories('A', 'B')
    expect(listViolations(await move('A'))).toEqual(['position: REQUIRED_FIELD'])
    expect(listViolations(await move('A', 'AFTER_CATEGORY'))).toEqual(['afterCategoryId: REQUIRED_FIELD'])
    expect(listViolations(await move('A', 'AFTER_CATEGORY', 'A'))).toEqual(['afterCategoryId: AFTER_ITSELF'])
    expect(listViolations(await move('A', 'SOMEWHERE'))).toEqual(['position: FORMAT'])
  })

  it('refuses CATEGORY_NOT_FOUND for either of the two, of another business and in the trash too', async () => {
    const { admin, move, findId } = await createCategories('A', 'B', 'C')
    expected(await admin.delete(`/v2/categories/${findId('C')}`))
    const foreign = await aCategory(elsewhere.admin)
    const set = (id: string, body: object) => admin.post(`/v2/categories/set-position/${id}`, body)
    const answers = [
      await set(foreign.id, { position: 'FIRST' }),
      await set(nowhere, { position: 'FIRST' }),
      await set(findId('A'), { position: 'AFTER_CATEGORY', afterCategoryId: foreign.id }),
      await move('C', 'FIRST'),
      await move('A', 'AFTER_CATEGORY', 'C'),
    ]
    expect(answers.map(readRefusal)).toEqual(answers.map(() => '404 CATEGORY_NOT_FOUND'))
  })

  it('requires permission for services, and is recorded', async () => {
    const { visitor, findId, move } = await createCategories('A', 'B')
    const answer = await visitor.post(`/v2/categories/set-position/${findId('A')}`, { position: 'LAST' })
    expect(readRefusal(answer)).toBe('403 PERMISSION_DENIED')
    expected(await move('A', 'LAST'))
    expect((await listAuditEntries(test, findId('A'))).at(-1)).toBe('moveCategory A')
  })
})
