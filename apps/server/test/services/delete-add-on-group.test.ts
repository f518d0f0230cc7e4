import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aGroup, anAddOn, groupsUrl } from './add-ons.ts'
import { aVariedBusiness, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
const remove = (serviceId: string | null | undefined, addOnGroupId: string, client = admin) =>
  client.post(`${groupsUrl}/delete`, { serviceId, addOnGroupId })

describe('deleteAddOnGroup', () => {
  it('removes the group from the service and keeps its add-ons', async () => {
    const service = await aVariedService()
    const steam = await anAddOn(admin)
    const group = await aGroup(admin, service.id, { addOnIds: [steam.id] })
    expected(await remove(service.id, group.id))
    const after = expected(await visitor.get(`/v2/services/${service.id}`)).service
    expect([after.addOnGroups, after.revision]).toEqual([[], '3'])
    expect((await admin.get(`/v1/add-ons/${steam.id}`)).status).toBe(200)
    expect(refusal(await remove(service.id, group.id))).toBe('428 GROUP_NOT_ON_SERVICE')
  })

  it('GROUP_NOT_ON_SERVICE: is found only through its own service', async () => {
    const one = await aVariedService()
    const other = await aVariedService()
    const group = await aGroup(admin, one.id)
    expect(refusal(await remove(other.id, group.id))).toBe('428 GROUP_NOT_ON_SERVICE')
    expect(refusal(await remove(randomUUID(), group.id))).toBe('404 SERVICE_NOT_FOUND')
    expect(refusal(await remove(one.id, group.id, stranger))).toBe('404 SERVICE_NOT_FOUND')
  })
})
