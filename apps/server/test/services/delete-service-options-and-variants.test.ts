import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aVariedBusiness, created, lengths, listEvents, optionsUrl, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
const fresh = async () => created(admin, lengths((await aVariedService()).id, [[45, '40']]))

describe('deleteServiceOptionsAndVariants', () => {
  it('restores the service’s own duration and price, and publishes both events', async () => {
    const made = await fresh()
    expect((await admin.delete(`${optionsUrl}/${made.id}?revision=1`)).status).toBe(200)
    const { service } = expected(await visitor.get(`/v2/services/${made.serviceId}`))
    expect(service.schedule.availabilityConstraints.durations).toEqual([{ minutes: 60 }])
    expect(service.payment.varied.maxPrice.value).toBe('20')
    const events = await listEvents(test, made.id)
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'deleted'])
    expect(events[1]?.payload.deletedEvent.deletedEntity.id).toBe(made.id)
    expect(refusal(await admin.delete(`${optionsUrl}/${made.id}`))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
  })

  it('records the previous state for the owner', async () => {
    const made = await fresh()
    await admin.delete(`${optionsUrl}/${made.id}`)
    const entry = await test.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('operation', '=', 'deleteServiceOptionsAndVariants')
      .where('entity_id', '=', made.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(entry)).toContain('45 minutes')
  })

  it('REVISION_MISMATCH: keeps newer changes, if a revision is sent', async () => {
    const made = await fresh()
    expect(refusal(await admin.delete(`${optionsUrl}/${made.id}?revision=7`))).toBe('409 REVISION_MISMATCH')
  })

  it('finds nothing unknown or of another business', async () => {
    const made = await fresh()
    expect(refusal(await admin.delete(`${optionsUrl}/${randomUUID()}`))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
    expect(refusal(await stranger.delete(`${optionsUrl}/${made.id}`))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
  })
})
