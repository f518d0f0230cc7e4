import { expect, it } from 'vitest'
import { aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aRecorded } from './support/payments.ts'

const { app, context } = await createTestApp()

it('lists reports as they were closed, the latest first', async () => {
  const studio = await aStudio(app, context)
  const { admin } = studio
  const closed: object[] = []
  for (const amount of ['1', '2', '3']) {
    await aRecorded(admin, (await aCharge(studio)).id, amount)
    closed.unshift(expected(await admin.post('/v1/payments/takings/close')).report)
  }
  expect(expected(await admin.get('/v1/payments/reports'))).toEqual({ reports: closed, total: 3 })
  expect(expected(await admin.get('/v1/payments/reports?limit=1&offset=1')).reports).toEqual([closed[1]])
})
