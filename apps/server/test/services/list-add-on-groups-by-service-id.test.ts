import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aGroup, anAddOn, groupsUrl } from './add-ons.ts'
import { aVariedBusiness, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
const steam = await anAddOn(admin, { name: 'Steam' })
const tea = await anAddOn(admin, { name: 'Tea', durationInMinutes: null, maxQuantity: 3 })
const service = await aVariedService()
const first = await aGroup(admin, service.id, { prompt: 'Warm?', maxNumberOfAddOns: 1, addOnIds: [tea.id, steam.id] })
const second = await aGroup(admin, service.id, { name: 'More' })
const list = (serviceId: string | null | undefined, more: object = {}, client = visitor) =>
  client.post(`${groupsUrl}/list-add-on-groups-by-service-id`, { serviceId, ...more })

describe('listAddOnGroupsByServiceId', () => {
  it('returns the groups in their order with their add-ons', async () => {
    const { addOnGroupsDetails } = expected(await list(service.id))
    expect(addOnGroupsDetails).toMatchObject([
      { groupId: first.id, groupName: 'Extras', prompt: 'Warm?', maxNumberOfAddOns: 1 },
      { groupId: second.id, groupName: 'More', addOns: [] },
    ])
    expect(addOnGroupsDetails[0].addOns).toMatchObject([
      { addOnId: tea.id, name: 'Tea', maxQuantity: 3 },
      { addOnId: steam.id, name: 'Steam', durationInMinutes: 15, price: { value: '12.50', currency: 'EUR' } },
    ])
  })

  it('returns only the requested groups', async () => {
    const { addOnGroupsDetails } = expected(await list(service.id, { groupIds: [second.id] }))
    expect(addOnGroupsDetails.map(({ groupId }: { groupId: string }) => groupId)).toEqual([second.id])
  })

  it('SERVICE_NOT_FOUND: unknown or of another business', async () => {
    expect(refusal(await list(randomUUID()))).toBe('404 SERVICE_NOT_FOUND')
    expect(refusal(await list(service.id, {}, stranger))).toBe('404 SERVICE_NOT_FOUND')
  })
})
