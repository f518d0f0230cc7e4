import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aVariedBusiness, created, lengths, optionsUrl, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
const service = await aVariedService()
const made = await created(admin, lengths(service.id, [[45, '40']]))
const url = (id: string | null | undefined) => `${optionsUrl}/service_id/${id}`

describe('getServiceOptionsAndVariantsByServiceId', () => {
  it('returns the variants of a service', async () => {
    expect(expected(await visitor.get(url(service.id))).serviceVariants).toEqual(made)
  })

  it('says if a service has none, is in the trash, or of another business', async () => {
    const bare = await aVariedService()
    expect(refusal(await visitor.get(url(bare.id)))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
    expect(refusal(await stranger.get(url(service.id)))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
    await test.db
      .updateTable('services')
      .set({ deleted_at: new Date() })
      .where('id', '=', service.id ?? '')
      .execute()
    expect(refusal(await admin.get(url(service.id)))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
  })
})
