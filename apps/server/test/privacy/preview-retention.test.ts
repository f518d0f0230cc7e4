import { describe, expect, it } from 'vitest'
import { aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { context } = test
const url = '/v1/privacy/retention'

describe('previewRetention', () => {
  it('counts with what is sent and what is saved, and saves nothing', async () => {
    const { admin } = await aStudio(test.app, context)
    const { preview } = expected(await admin.post(`${url}/preview`, { logMonths: 1 }))
    expect(preview).toEqual({ bookings: 0, messages: 0, answers: 0, notes: 0, customers: 0, logEntries: 0, files: 0 })
    expect(expected(await admin.get(url)).settings).toMatchObject({ logMonths: null })
  })
})
