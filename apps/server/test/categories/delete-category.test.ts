import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { createTestApp } from '../support/app.ts'
import { aService, aStaffMember, expected, readRefusal } from '../support/factories.ts'
import { aCategory, aFixture, listAuditEntries, listEvents, nowhere } from './support/categories.ts'

const test = await createTestApp()
const { siteId, admin, visitor } = await aFixture(test)
const elsewhere = await aFixture(test)
const staffId = await aStaffMember(test.context, siteId)
const deleteCategory = (id: string) => admin.delete(`/v2/categories/${id}`)

describe('deleteCategory', () => {
  it('hides its services from customers, and lists them for managers', async () => {
    const category = await aCategory(admin, 'Doomed')
    const { id } = await aService(test.context, siteId, [staffId])
    await test.db.updateTable('services').set({ category_id: category.id }).where('id', '=', id).execute()
    const listed = async (client: typeof admin) =>
      expected(await client.post('/v2/services/query', { query: { filter: { id } } })).services
    expect(await listed(visitor)).toHaveLength(1)
    expect(expected(await deleteCategory(category.id))).toEqual({})
    expect(await listed(visitor)).toEqual([])
    expect(await listed(admin)).toMatchObject([{ id, revision: '1', category: { id: category.id, name: '' } }])
  })

  it('prevents services from using it', async () => {
    const category = await aCategory(admin, 'Unnamable')
    expected(await deleteCategory(category.id))
    const service = {
      type: 'CLASS',
      name: 'Yoga',
      defaultCapacity: 4,
      onlineBooking: { enabled: true },
      payment: { rateType: 'NO_FEE', options: { inPerson: true } },
      category: { id: category.id },
    }
    expect(readRefusal(await admin.post('/v2/services', { service }))).toBe('400 service.category.id')
  })

  it('publishes an event, and records who did it', async () => {
    const { id, name, sortOrder } = await aCategory(admin, 'Gone')
    expected(await deleteCategory(id))
    expect((await listEvents(test, id)).slice(2)).toMatchObject([
      { slug: 'deleted', sequence: 3, payload: { deletedEvent: { deletedEntity: { id, name, revision: '2' } } } },
      {
        slug: 'category_notification',
        sequence: 4,
        payload: { actionEvent: { body: { category: { id, name, status: 'DELETED', sortOrder }, event: 'Deleted' } } },
      },
    ])
    expect(await listAuditEntries(test, id)).toEqual(['createCategory Gone', 'deleteCategory Gone'])
  })

  it('refuses a deleted one, one of another business and an unknown one', async () => {
    const twice = await aCategory(admin)
    const foreign = await aCategory(elsewhere.admin)
    expected(await deleteCategory(twice.id))
    for (const id of [twice.id, foreign.id, nowhere]) {
      expect(readRefusal(await deleteCategory(id))).toBe('404 CATEGORY_NOT_FOUND')
    }
    expect(readRefusal(await elsewhere.admin.get(`/v2/categories/${foreign.id}`))).toBe('200')
  })

  it('erases it after thirty days', async () => {
    const { id } = await aCategory(admin)
    expected(await deleteCategory(id))
    const stored = () => test.db.selectFrom('categories').select('id').where('id', '=', id).execute()
    await runDue(test.context, test.clock.now() + 29 * 86_400_000)
    expect(await stored()).toHaveLength(1)
    await runDue(test.context, test.clock.now() + 31 * 86_400_000)
    expect(await stored()).toHaveLength(0)
  })

  it('requires permission for services', async () => {
    const { id } = await aCategory(admin)
    expect(readRefusal(await visitor.delete(`/v2/categories/${id}`))).toBe('403 PERMISSION_DENIED')
  })
})
