import { expect, it } from 'vitest'
import { aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()

it('says whether the business takes payments online', async () => {
  const { admin, visitor } = await aStudio(app, context)
  expect(expected(await visitor.get('/v1/payments/online'))).toEqual({ takesOnlinePayments: false })
  const settings = { revision: '1', provider: 'SANDBOX' }
  expected(await admin.patch('/v1/payments/settings', { settings }))
  expect(expected(await visitor.get('/v1/payments/online'))).toEqual({ takesOnlinePayments: true })
})
