import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aGroup, anAddOn, groupsUrl } from './add-ons.ts'
import { aVariedBusiness, listEvents, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
const steam = await anAddOn(admin)
const oil = await anAddOn(admin, { durationInMinutes: null, maxQuantity: 2 })
const create = (serviceId: string | null | undefined, addOnGroup: object, client = admin) =>
  client.post(`${groupsUrl}/create`, { serviceId, addOnGroup })

describe('createAddOnGroup', () => {
  it('adds it to the service after existing ones, and publishes the change', async () => {
    const service = await aVariedService()
    await aGroup(admin, service.id, { name: 'First' })
    const written = { name: 'Warmth', prompt: 'How warm?', maxNumberOfAddOns: 1, addOnIds: [oil.id, steam.id] }
    const group = await aGroup(admin, service.id, written)
    expect(group).toMatchObject(written)
    const after = expected(await visitor.get(`/v2/services/${service.id}`)).service
    expect(after.addOnGroups.map(({ name }: { name: string }) => name)).toEqual(['First', 'Warmth'])
    expect(after.addOnDetails).toEqual([{ addOnId: oil.id }, { addOnId: steam.id, durationInMinutes: 15 }])
    const slugs = (await listEvents(test, service.id ?? '')).map(({ slug }) => slug)
    expect(slugs).toEqual(['created', 'updated', 'updated'])
  })

  it('MAX_SIZE: a service has at most three groups, a group seven add-ons', async () => {
    const service = await aVariedService()
    for (const name of ['1', '2', '3']) await aGroup(admin, service.id, { name })
    expect(refusal(await create(service.id, { name: '4' }))).toBe('400 addOnGroup.id: MAX_SIZE')
    const eight = Array.from({ length: 8 }, () => randomUUID())
    expect(refusal(await create(service.id, { name: '4', addOnIds: eight }))).toContain('addOnIds: MAX_SIZE')
  })

  it('enforces the limits for simultaneous requests', async () => {
    const service = await aVariedService()
    for (const name of ['1', '2']) await aGroup(admin, service.id, { name })
    const answers = await Promise.all(['3', '4'].map((name) => create(service.id, { name })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('refuses unknown ids and duplicates', async () => {
    const { id } = await aVariedService()
    expect(refusal(await create(randomUUID(), { name: 'x' }))).toBe('404 SERVICE_NOT_FOUND')
    expect(refusal(await create(id, { name: 'x' }, stranger))).toBe('404 SERVICE_NOT_FOUND')
    expect(refusal(await create(id, { name: 'x', addOnIds: [randomUUID()] }))).toBe('404 ADD_ON_NOT_FOUND')
    const twice = await create(id, { name: 'x', addOnIds: [oil.id, oil.id] })
    expect(refusal(twice)).toBe('400 addOnGroup.addOnIds: DUPLICATE_ADD_ON_IDS')
    expect(refusal(await create(id, { addOnIds: [] }))).toContain('400 addOnGroup.name: REQUIRED_FIELD')
    expect(refusal(await create(id, { name: 'x', maxNumberOfAddOns: 0 }))).toBe('400 addOnGroup.maxNumberOfAddOns: MIN')
  })
})
