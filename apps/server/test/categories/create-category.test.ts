import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aCategory, aFixture, listAuditEntries, listEvents, listViolations, nowhere } from './support/categories.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const create = (category: object) => admin.post('/v2/categories', { category })

describe('createCategory', () => {
  it('adds it after the others, with room between', async () => {
    const fixture = await aFixture(test)
    expect(await aCategory(fixture.admin, 'First')).toEqual({
      id: expect.any(String),
      revision: '1',
      name: 'First',
      sortOrder: 1000,
      createdDate: '2026-06-01T09:00:00.000Z',
      updatedDate: '2026-06-01T09:00:00.000Z',
    })
    expect((await aCategory(fixture.admin, 'Second')).sortOrder).toBe(2000)
  })

  it('ignores read-only fields', async () => {
    const category = expected(await create({ name: 'Mine', id: nowhere, revision: '7', sortOrder: 3 })).category
    expect(category).toMatchObject({ revision: '1', sortOrder: expect.any(Number) })
    expect([category.id, category.sortOrder]).not.toContain(nowhere)
    expect(category.sortOrder).not.toBe(3)
  })

  it('publishes its event and the legacy one, and records who created it', async () => {
    const category = await aCategory(admin, 'News')
    const { id, name, sortOrder } = category
    expect(await listEvents(test, id)).toEqual([
      {
        entity_fqdn: 'wix.bookings.categories.v2.category',
        slug: 'created',
        sequence: 1,
        payload: { createdEvent: { entity: category } },
      },
      {
        entity_fqdn: 'com.wixpress.bookings.services.api.v1.CategoryNotification',
        slug: 'category_notification',
        sequence: 2,
        payload: { actionEvent: { body: { category: { id, name, status: 'CREATED', sortOrder }, event: 'Created' } } },
      },
    ])
    expect(await listAuditEntries(test, id)).toEqual(['createCategory News'])
  })

  it('refuses an invalid name', async () => {
    expect(listViolations(await create({}))).toEqual(['category.name: REQUIRED_FIELD'])
    expect(listViolations(await create({ name: '   ' }))).toEqual(['category.name: REQUIRED_FIELD'])
    expect(listViolations(await create({ name: '' }))[0]).toMatch(/^category\.name: /)
    expect(listViolations(await create({ name: 'x'.repeat(101) }))).toEqual(['category.name: MAX_LENGTH'])
  })

  it('refuses CATEGORY_LIMIT_REACHED above a hundred, also for simultaneous requests', async () => {
    const fixture = await aFixture(test)
    for (let made = 0; made < 98; made += 1) await aCategory(fixture.admin, `No. ${made}`)
    const last = await Promise.all(
      Array.from({ length: 4 }, () => fixture.admin.post('/v2/categories', { category: { name: 'Late' } })),
    )
    expect(last.map(readRefusal).sort()).toEqual([
      '200',
      '200',
      '428 CATEGORY_LIMIT_REACHED',
      '428 CATEGORY_LIMIT_REACHED',
    ])
    const gone = last.find(({ status }) => status === 200)?.body.category.id
    expected(await fixture.admin.delete(`/v2/categories/${gone}`))
    expected(await fixture.admin.post('/v2/categories', { category: { name: 'In its place' } }))
    expect(readRefusal(await fixture.admin.post(`/v2/categories/${gone}/restore`))).toBe('428 CATEGORY_LIMIT_REACHED')
  })

  it('gives each its own position if several are created at once', async () => {
    const fixture = await aFixture(test)
    const made = await Promise.all(Array.from({ length: 5 }, () => aCategory(fixture.admin)))
    expect(new Set(made.map(({ sortOrder }) => sortOrder)).size).toBe(5)
  })

  it('requires permission for services', async () => {
    expect(readRefusal(await visitor.post('/v2/categories', { category: { name: 'Mine' } }))).toBe(
      '403 PERMISSION_DENIED',
    )
  })
})
