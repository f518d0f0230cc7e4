import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aGroup, anAddOn } from './add-ons.ts'
import { aVariedBusiness, listEvents, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
const update = (id: string, addOn: object, fieldMask?: string[], client = admin) =>
  client.patch(`/v1/add-ons/${id}`, { addOn: { id, ...addOn }, ...(fieldMask ? { fieldMask } : {}) })

describe('updateAddOn', () => {
  it('changes the given fields, and publishes an event', async () => {
    const made = await anAddOn(admin)
    const { addOn } = expected(await update(made.id, { revision: '1', name: 'Warm stones' }))
    expect(addOn).toMatchObject({ name: 'Warm stones', durationInMinutes: 15, revision: '2' })
    const events = await listEvents(test, made.id)
    expect(events.map(({ slug, sequence }) => `${slug} ${sequence}`)).toEqual(['created 1', 'updated 2'])
  })

  it('changes exactly what the mask names; missing values are cleared', async () => {
    const made = await anAddOn(admin)
    const { addOn } = expected(await update(made.id, { revision: '1', name: 'No' }, ['price']))
    expect(addOn).toMatchObject({ name: 'Hot stones' })
    expect(addOn.price ?? null).toBeNull()
  })

  it('gets a quantity if a number is sent', async () => {
    const made = await anAddOn(admin)
    const { addOn } = expected(await update(made.id, { revision: '1', maxQuantity: 4 }))
    expect([addOn.maxQuantity, addOn.durationInMinutes ?? null]).toEqual([4, null])
  })

  it('changes the services that offer it with its duration', async () => {
    const made = await anAddOn(admin)
    const service = await aVariedService()
    await aGroup(admin, service.id, { addOnIds: [made.id] })
    expected(await update(made.id, { revision: '1', durationInMinutes: 25 }))
    const after = expected(await visitor.get(`/v2/services/${service.id}`)).service
    expect(after.addOnDetails).toEqual([{ addOnId: made.id, durationInMinutes: 25 }])
    expect(after.revision).toBe('3')
    expected(await update(made.id, { revision: '2', name: 'Hot' }))
    expect(expected(await visitor.get(`/v2/services/${service.id}`)).service.revision).toBe('3')
  })

  it('REVISION_MISMATCH: keeps newer changes', async () => {
    const made = await anAddOn(admin)
    const answers = await Promise.all([1, 2].map((it) => update(made.id, { revision: '1', name: `Nr ${it}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('refuses what creating would refuse, and unknown ids', async () => {
    const made = await anAddOn(admin)
    expect(refusal(await update(made.id, { revision: '1', name: '' }, ['name']))).toContain('400 addOn.name')
    expect(refusal(await update(made.id, { name: 'x' }))).toContain('400 addOn.revision')
    expect(refusal(await update(randomUUID(), { revision: '1' }))).toBe('404 ADD_ON_NOT_FOUND')
    expect(refusal(await update(made.id, { revision: '1' }, undefined, stranger))).toBe('404 ADD_ON_NOT_FOUND')
  })
})
