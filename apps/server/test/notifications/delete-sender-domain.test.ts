import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const admin = await anAdmin(app, context, await aSite(context, { name: 'Verde', email: 'desk@verde.example' }))

it('ends the domain, and is the same without one', async () => {
  expected(await admin.post('/v1/sender-domain'))
  const gone = { emailDomain: 'verde.example', senderDomain: null }
  expect(expected(await admin.delete('/v1/sender-domain'))).toEqual(gone)
  expect(expected(await admin.delete('/v1/sender-domain'))).toEqual(gone)
})
