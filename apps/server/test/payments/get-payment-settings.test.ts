import { expect, it } from 'vitest'
import { aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()

it('takes no online payments and adds no tax until somebody says so', async () => {
  const { admin, siteId } = await aStudio(app, context)
  expect(expected(await admin.get('/v1/payments/settings'))).toEqual({
    settings: {
      revision: '1',
      provider: 'NONE',
      taxes: [],
      receiptHeader: '',
      receiptFooter: '',
      stripe: {
        mode: null,
        publishableKey: null,
        secretKeyLast4: null,
        secretKeyDate: null,
        webhookSecretLast4: null,
        webhookSecretDate: null,
        webhookUrl: expect.stringMatching(new RegExp(`^https?://.+/v1/payments/stripe/webhook/${siteId}$`)),
      },
      updatedDate: null,
    },
  })
})
