import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aCategory, aFixture, listAuditEntries, listEvents, listViolations, nowhere } from './support/categories.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const elsewhere = await aFixture(test)
const update = (id: string, category: object, fieldMask?: unknown) =>
  admin.patch(`/v2/categories/${id}`, { category, ...(fieldMask ? { fieldMask } : {}) })

describe('updateCategory', () => {
  it('renames it and keeps its position', async () => {
    const { id, revision, sortOrder, createdDate } = await aCategory(admin, 'Before')
    test.clock.advance({ minutes: 1 })
    const { category } = expected(await update(id, { revision, name: 'After', sortOrder: 5 }))
    expect(category).toEqual({
      id,
      name: 'After',
      revision: '2',
      sortOrder,
      createdDate,
      updatedDate: expect.any(String),
    })
    expect(category.updatedDate > (createdDate ?? '')).toBe(true)
    expect((await listEvents(test, id)).slice(2)).toMatchObject([
      { slug: 'updated', sequence: 3, payload: { updatedEvent: { currentEntity: category } } },
      { slug: 'category_notification', payload: { actionEvent: { body: { event: 'Updated' } } } },
    ])
    expect(await listAuditEntries(test, id)).toEqual(['createCategory Before', 'updateCategory After'])
  })

  it('with a mask changes what it names, and clears what is missing', async () => {
    const extendedFields = { namespaces: { '@house/look': { hue: 'moss' } } }
    const { id, revision } = await aCategory(admin, 'Masked', { extendedFields })
    const { category } = expected(await update(id, { revision, name: 'Not this' }, ['extended_fields']))
    expect(category).toMatchObject({ name: 'Masked' })
    expect(category).not.toHaveProperty('extendedFields')
    expect(listViolations(await update(id, { revision: '2' }, 'name'))).toEqual(['category.name: REQUIRED_FIELD'])
  })

  it('refuses REVISION_MISMATCH, and accepts one of two at once', async () => {
    const { id, revision } = await aCategory(admin)
    const answers = await Promise.all(['One', 'Two'].map((name) => update(id, { revision, name })))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '409 REVISION_MISMATCH'])
    expect(listViolations(await update(id, { name: 'Three' }))).toEqual(['category.revision: REQUIRED_FIELD'])
  })

  it('finds none of another business, and requires permission for services', async () => {
    const foreign = await aCategory(elsewhere.admin)
    for (const id of [foreign.id, nowhere]) {
      expect(readRefusal(await update(id, { revision: '1', name: 'Mine' }))).toBe('404 CATEGORY_NOT_FOUND')
    }
    const { id } = await aCategory(admin)
    const answer = await visitor.patch(`/v2/categories/${id}`, { category: { revision: '1', name: 'Mine' } })
    expect(readRefusal(answer)).toBe('403 PERMISSION_DENIED')
  })
})
