import { describe, expect, it } from 'vitest'
import { aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { context } = test
const url = '/v1/privacy/retention'
const keepsAll = {
  bookingMonths: null,
  messageMonths: null,
  answerMonths: null,
  customerMonths: null,
  logMonths: null,
  fileMonths: null,
  nextRunDate: null,
}

describe('updateRetentionSettings', () => {
  it('keep everything unless the business says otherwise', async () => {
    const { admin } = await aStudio(test.app, context)
    expect(expected(await admin.get(url)).settings).toEqual(keepsAll)
    const { settings } = expected(await admin.patch(url, { bookingMonths: 24 }))
    expect(settings).toEqual({ ...keepsAll, bookingMonths: 24, nextRunDate: '2026-06-02T09:00:00.000Z' })
    expected(await admin.patch(url, { logMonths: 12 }))
    expect(expected(await admin.get(url)).settings).toMatchObject({ bookingMonths: 24, logMonths: 12 })
    expect(expected(await admin.patch(url, { bookingMonths: null, logMonths: null })).settings).toEqual(keepsAll)
  })

  it.each([0, 121, 1.5, '6'])('refuse %s months, naming the field', async (bookingMonths) => {
    const { admin } = await aStudio(test.app, context)
    for (const refused of [
      await admin.patch(url, { bookingMonths }),
      await admin.post(`${url}/preview`, { bookingMonths }),
    ]) {
      expect(refused.status).toBe(400)
      expect(refused.body.details.validationError.fieldViolations).toMatchObject([{ field: 'bookingMonths' }])
    }
  })
})
