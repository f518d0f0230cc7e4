import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aGroup, anAddOn, groupsUrl } from './add-ons.ts'
import { aVariedBusiness, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
const steam = await anAddOn(admin)
const oil = await anAddOn(admin)
const service = await aVariedService()
const fresh = async () => aGroup(admin, (await aVariedService()).id, { addOnIds: [steam.id] })
const update = (serviceId: string | null | undefined, addOnGroup: object, more: object = {}, client = admin) =>
  client.post(`${groupsUrl}/update`, { serviceId, addOnGroup, ...more })

describe('updateAddOnGroup', () => {
  it('changes the given fields and their order, and the service changes with it', async () => {
    const group = await aGroup(admin, service.id, { prompt: 'More?', maxNumberOfAddOns: 1, addOnIds: [steam.id] })
    const sent = { id: group.id, name: 'Warmth', addOnIds: [oil.id, steam.id] }
    const { addOnGroup } = expected(await update(service.id, sent))
    expect(addOnGroup).toMatchObject({ ...sent, prompt: 'More?', maxNumberOfAddOns: 1 })
    const after = expected(await visitor.get(`/v2/services/${service.id}`)).service
    expect(after.addOnGroups).toEqual([addOnGroup])
    expect(after.revision).toBe('3')
  })

  it('changes exactly what a mask names', async () => {
    const group = await aGroup(admin, (await aVariedService()).id, { maxNumberOfAddOns: 2 })
    const { service_id } = await test.db
      .selectFrom('add_on_groups')
      .select('service_id')
      .where('id', '=', group.id)
      .executeTakeFirstOrThrow()
    const { addOnGroup } = expected(
      await update(service_id, { id: group.id, name: 'No' }, { mask: ['maxNumberOfAddOns'] }),
    )
    expect(addOnGroup.name).toBe('Extras')
    expect(addOnGroup.maxNumberOfAddOns ?? null).toBeNull()
  })

  it('GROUP_NOT_ON_SERVICE: is found only through its own service', async () => {
    const group = await fresh()
    expect(refusal(await update(service.id, { id: group.id, name: 'x' }))).toBe('428 GROUP_NOT_ON_SERVICE')
    expect(refusal(await update(randomUUID(), { id: group.id }))).toBe('404 SERVICE_NOT_FOUND')
    expect(refusal(await update(service.id, { id: group.id }, {}, stranger))).toBe('404 SERVICE_NOT_FOUND')
  })

  it('refuses what creating would refuse', async () => {
    const group = await aGroup(admin, service.id)
    const refusalFor = async (sent: object) => refusal(await update(service.id, { id: group.id, ...sent }))
    expect(await refusalFor({ name: ' ' })).toBe('400 addOnGroup.name: REQUIRED_FIELD')
    expect(await refusalFor({ maxNumberOfAddOns: 0 })).toBe('400 addOnGroup.maxNumberOfAddOns: MIN')
    expect(await refusalFor({ addOnIds: [oil.id, oil.id] })).toBe('400 addOnGroup.addOnIds: DUPLICATE_ADD_ON_IDS')
    expect(await refusalFor({ addOnIds: [randomUUID()] })).toBe('404 ADD_ON_NOT_FOUND')
  })
})
