import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aGroup, anAddOn, groupsUrl } from './add-ons.ts'
import { aVariedBusiness, listEvents, refusal } from './varied.ts'

const test = await createTestApp()
const { context, clock, db } = test
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
type Id = string | null | undefined
const remove = async (id: Id) => expected(await admin.delete(`/v1/add-ons/${id}`))
const restore = (id: Id, client = admin) => client.post(`/v1/add-ons/${id}/restore`, {})

describe('restoreAddOn', () => {
  it('is restored with its id, completely, at its position in each group', async () => {
    const steam = await anAddOn(admin)
    const oil = await anAddOn(admin)
    const salt = await anAddOn(admin)
    const one = await aVariedService()
    const other = await aVariedService()
    const ids = [steam.id, oil.id, salt.id]
    const group = await aGroup(admin, one.id, { addOnIds: ids })
    const last = await aGroup(admin, other.id, { addOnIds: [salt.id, oil.id] })
    const before = expected(await admin.get(`/v1/add-ons/${oil.id}`)).addOn
    await remove(oil.id)
    const { addOn } = expected(await restore(oil.id))
    expect(addOn).toEqual({ ...before, revision: '2', updatedDate: addOn.updatedDate })
    expect(expected(await admin.get(`/v1/add-ons/${oil.id}`)).addOn).toEqual(addOn)
    const loadGroups = async (id: Id) => expected(await visitor.get(`/v2/services/${id}`)).service.addOnGroups
    expect(await loadGroups(one.id)).toMatchObject([{ id: group.id, addOnIds: ids }])
    expect(await loadGroups(other.id)).toMatchObject([{ id: last.id, addOnIds: [salt.id, oil.id] }])
    const events = await listEvents(test, oil.id)
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'deleted', 'created'])
    expect(refusal(await restore(oil.id))).toBe('404 ADD_ON_NOT_FOUND')
  })

  it('can be changed and deleted again, and its events stay in order', async () => {
    const made = await anAddOn(admin)
    await remove(made.id)
    const { addOn } = expected(await restore(made.id))
    const renamed = { id: made.id, revision: addOn.revision, name: 'Steam' }
    expected(await admin.patch(`/v1/add-ons/${made.id}`, { addOn: renamed }))
    await remove(made.id)
    expected(await restore(made.id))
    const events = await listEvents(test, made.id)
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'deleted', 'created', 'updated', 'deleted', 'created'])
  })

  it('is restored without groups deleted meanwhile', async () => {
    const made = await anAddOn(admin)
    const service = await aVariedService()
    const group = await aGroup(admin, service.id, { addOnIds: [made.id] })
    await remove(made.id)
    expected(await admin.post(`${groupsUrl}/delete`, { serviceId: service.id, addOnGroupId: group.id }))
    expected(await restore(made.id))
    expect(expected(await visitor.get(`/v2/services/${service.id}`)).service.addOnGroups).toEqual([])
  })

  it('ADD_ON_NOT_FOUND: not in the trash, of another business, or after thirty days', async () => {
    const made = await anAddOn(admin)
    expect(refusal(await restore(made.id))).toBe('404 ADD_ON_NOT_FOUND')
    expect(refusal(await restore(randomUUID()))).toBe('404 ADD_ON_NOT_FOUND')
    await remove(made.id)
    expect(refusal(await restore(made.id, stranger))).toBe('404 ADD_ON_NOT_FOUND')
    const inTrash = () =>
      db
        .selectFrom('deleted_add_ons')
        .select('id')
        .where('id', '=', made.id ?? '')
        .execute()
    clock.advance({ days: 29 })
    await runDue(context, clock.now())
    expect(await inTrash()).toHaveLength(1)
    clock.advance({ days: 1 })
    expect(refusal(await restore(made.id))).toBe('404 ADD_ON_NOT_FOUND')
    await runDue(context, clock.now())
    expect(await inTrash()).toEqual([])
  })
})
