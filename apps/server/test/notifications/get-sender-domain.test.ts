import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const admin = await anAdmin(app, context, await aSite(context, { name: 'Verde', email: 'desk@verde.example' }))

it('is null until there is one; the tests of checkSenderDomain cover the rest', async () => {
  expect(expected(await admin.get('/v1/sender-domain')).senderDomain).toBeNull()
})
