import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aVariedBusiness, created, customOption, optionsUrl, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
const service = await aVariedService({ hidden: true })
const made = await created(admin, customOption(service.id, { Adult: '40' }))

describe('getServiceOptionsAndVariants', () => {
  it('returns what was saved, to customers too, even for a hidden service', async () => {
    for (const client of [admin, visitor])
      expect(expected(await client.get(`${optionsUrl}/${made.id}`)).serviceOptionsAndVariants).toEqual(made)
  })

  it('finds nothing unknown or of another business', async () => {
    expect(refusal(await admin.get(`${optionsUrl}/${randomUUID()}`))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
    expect(refusal(await stranger.get(`${optionsUrl}/${made.id}`))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
  })
})
