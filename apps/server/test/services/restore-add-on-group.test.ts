import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aGroup, anAddOn, groupsUrl } from './add-ons.ts'
import { aVariedBusiness, refusal } from './varied.ts'

const test = await createTestApp()
const { context, clock, db } = test
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
type Id = string | null | undefined
const remove = async (serviceId: Id, addOnGroupId: Id) =>
  expected(await admin.post(`${groupsUrl}/delete`, { serviceId, addOnGroupId }))
const restore = (serviceId: Id, id: Id, client = admin) =>
  client.post(`/v1/services/${serviceId}/add-on-groups/${id}/restore`, {})

describe('restoreAddOnGroup', () => {
  it('restores the group at its position, with its id and remaining add-ons', async () => {
    const service = await aVariedService()
    const steam = await anAddOn(admin)
    const oil = await anAddOn(admin)
    const words = { name: 'Warmth', prompt: 'How warm?', maxNumberOfAddOns: 2 }
    const first = await aGroup(admin, service.id, { ...words, addOnIds: [steam.id, oil.id] })
    const second = await aGroup(admin, service.id)
    await remove(service.id, first.id)
    expected(await admin.delete(`/v1/add-ons/${oil.id}`))
    const { addOnGroup } = expected(await restore(service.id, first.id))
    expect(addOnGroup).toEqual({ id: first.id, ...words, addOnIds: [steam.id] })
    const after = expected(await visitor.get(`/v2/services/${service.id}`)).service
    expect(after.addOnGroups.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
    expect(refusal(await restore(service.id, first.id))).toBe('428 GROUP_NOT_ON_SERVICE')
  })

  it('VALIDATION_FAILURE: if there are three others by now', async () => {
    const service = await aVariedService()
    const gone = await aGroup(admin, service.id)
    await remove(service.id, gone.id)
    for (let more = 0; more < 3; more += 1) await aGroup(admin, service.id)
    const answer = await restore(service.id, gone.id)
    expect(answer.status).toBe(400)
    expect(answer.body.details.validationError.fieldViolations).toMatchObject([
      { field: 'addOnGroupId', violatedRule: 'MAX_SIZE' },
    ])
  })

  it('GROUP_NOT_ON_SERVICE: only through its own service, and for thirty days', async () => {
    const one = await aVariedService()
    const other = await aVariedService()
    const group = await aGroup(admin, one.id)
    expect(refusal(await restore(one.id, group.id))).toBe('428 GROUP_NOT_ON_SERVICE')
    await remove(one.id, group.id)
    expect(refusal(await restore(other.id, group.id))).toBe('428 GROUP_NOT_ON_SERVICE')
    expect(refusal(await restore(randomUUID(), group.id))).toBe('404 SERVICE_NOT_FOUND')
    expect(refusal(await restore(one.id, group.id, stranger))).toBe('404 SERVICE_NOT_FOUND')
    const stored = () =>
      db
        .selectFrom('deleted_add_on_groups')
        .select('id')
        .where('id', '=', group.id ?? '')
        .execute()
    clock.advance({ days: 29 })
    await runDue(context, clock.now())
    expect(await stored()).toHaveLength(1)
    clock.advance({ days: 1 })
    expect(refusal(await restore(one.id, group.id))).toBe('428 GROUP_NOT_ON_SERVICE')
    await runDue(context, clock.now())
    expect(await stored()).toEqual([])
  })
})
