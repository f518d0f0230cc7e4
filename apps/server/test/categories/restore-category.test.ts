import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aCategory, aFixture, listAuditEntries, listEvents, namesInOrder, nowhere } from './support/categories.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const elsewhere = await aFixture(test)
const restore = (id: string) => admin.post(`/v2/categories/${id}/restore`)

describe('restoreCategory', () => {
  it('restores it at its old position', async () => {
    await aCategory(admin, 'First')
    const { id, sortOrder } = await aCategory(admin, 'Second')
    await aCategory(admin, 'Third')
    expected(await admin.delete(`/v2/categories/${id}`))
    expect(await namesInOrder(visitor)).toEqual(['First', 'Third'])
    expect(expected(await restore(id)).category).toMatchObject({ id, name: 'Second', sortOrder, revision: '3' })
    expect(await namesInOrder(visitor)).toEqual(['First', 'Second', 'Third'])
    expect((await listEvents(test, id)).map(({ slug }) => slug).filter((slug) => !slug.includes('_'))).toEqual([
      'created',
      'deleted',
      'created',
    ])
    expect((await listAuditEntries(test, id)).at(-1)).toBe('restoreCategory Second')
  })

  it('finds nothing outside the trash of this business', async () => {
    const active = await aCategory(admin)
    const there = await aCategory(elsewhere.admin)
    expected(await elsewhere.admin.delete(`/v2/categories/${there.id}`))
    for (const id of [active.id, there.id, nowhere]) {
      expect(readRefusal(await restore(id))).toBe('404 CATEGORY_NOT_FOUND')
    }
    expect(readRefusal(await visitor.post(`/v2/categories/${active.id}/restore`))).toBe('403 PERMISSION_DENIED')
  })
})
