import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aGroup, anAddOn, groupsUrl } from './add-ons.ts'
import { aVariedBusiness, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
const ids: string[] = []
for (const name of ['A', 'B', 'C']) ids.push((await anAddOn(admin, { name })).id)
const service = await aVariedService()
const group = await aGroup(admin, service.id, { prompt: 'More?', addOnIds: ids })
const set = (groupId: string, addOnIds: string[], serviceId = service.id, client = admin) =>
  client.post(`${groupsUrl}/set-add-ons-for-group`, { serviceId, groupId, addOnIds })

describe('setAddOnsForGroup', () => {
  it('sorts them, and keeps the rest of the group', async () => {
    const order = [ids[2], ids[0]] as string[]
    const { addOnGroup } = expected(await set(group.id, order))
    expect(addOnGroup).toMatchObject({ id: group.id, prompt: 'More?', addOnIds: order })
    const after = expected(await visitor.get(`/v2/services/${service.id}`)).service
    expect(after.addOnGroups[0].addOnIds).toEqual(order)
  })

  it('refuses an empty list, more than seven, and duplicates', async () => {
    expect(refusal(await set(group.id, []))).toContain('400 addOnIds: MIN_SIZE')
    expect(
      refusal(
        await set(
          group.id,
          Array.from({ length: 8 }, () => randomUUID()),
        ),
      ),
    ).toContain('addOnIds: MAX_SIZE')
    const [one = ''] = ids
    expect(refusal(await set(group.id, [one, one.toUpperCase()]))).toBe('400 addOnIds: DUPLICATE_ADD_ON_IDS')
  })

  it('ADD_ON_GROUP_NOT_FOUND, ADD_ON_NOT_FOUND, SERVICE_NOT_FOUND: finds only its own', async () => {
    expect(refusal(await set(randomUUID(), ids))).toBe('404 ADD_ON_GROUP_NOT_FOUND')
    expect(refusal(await set(group.id, ids, (await aVariedService()).id))).toBe('404 ADD_ON_GROUP_NOT_FOUND')
    expect(refusal(await set(group.id, [randomUUID()]))).toBe('404 ADD_ON_NOT_FOUND')
    expect(refusal(await set(group.id, ids, randomUUID()))).toBe('404 SERVICE_NOT_FOUND')
    expect(refusal(await set(group.id, ids, service.id, stranger))).toBe('404 SERVICE_NOT_FOUND')
  })
})
