import { describe, expect, it } from 'vitest'
import { aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { context } = test
const url = '/v1/privacy/retention'

describe('getRetentionSettings', () => {
  it('returns the periods of this business alone', async () => {
    const [one, other] = [await aStudio(test.app, context), await aStudio(test.app, context)]
    expected(await one.admin.patch(url, { fileMonths: 6 }))
    expect(expected(await one.admin.get(url)).settings).toMatchObject({ fileMonths: 6, bookingMonths: null })
    expect(expected(await other.admin.get(url)).settings).toMatchObject({ fileMonths: null, nextRunDate: null })
  })
})
