import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aGroup, anAddOn } from './add-ons.ts'
import { aVariedBusiness, listEvents, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)

describe('deleteAddOn', () => {
  it('is removed from every group, and the services change with it', async () => {
    const gone = await anAddOn(admin)
    const stays = await anAddOn(admin)
    const service = await aVariedService()
    const group = await aGroup(admin, service.id, { addOnIds: [gone.id, stays.id] })
    expect((await admin.delete(`/v1/add-ons/${gone.id}`)).status).toBe(200)
    const after = expected(await visitor.get(`/v2/services/${service.id}`)).service
    expect(after.addOnGroups).toMatchObject([{ id: group.id, addOnIds: [stays.id] }])
    expect(after.revision).toBe('3')
    const events = await listEvents(test, gone.id)
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'deleted'])
    expect(events[1]?.payload.deletedEvent.deletedEntity).toMatchObject({ id: gone.id })
    expect(refusal(await admin.delete(`/v1/add-ons/${gone.id}`))).toBe('404 ADD_ON_NOT_FOUND')
  })

  it('ADD_ON_NOT_FOUND: unknown or of another business', async () => {
    const made = await anAddOn(admin)
    expect(refusal(await admin.delete(`/v1/add-ons/${randomUUID()}`))).toBe('404 ADD_ON_NOT_FOUND')
    expect(refusal(await stranger.delete(`/v1/add-ons/${made.id}`))).toBe('404 ADD_ON_NOT_FOUND')
  })
})
