import { expect, it } from 'vitest'
import { aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()

it('says that nothing leaves without a mail server; the tests of pausing cover the rest', async () => {
  const { admin } = await aStudio(app, context)
  expect(expected(await admin.get('/v1/mail-delivery'))).toEqual({
    delivery: { mailServer: false, pause: null, waiting: 0, failed: 0 },
  })
})
