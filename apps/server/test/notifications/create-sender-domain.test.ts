import { createPublicKey } from 'node:crypto'
import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const admin = await anAdmin(app, context, await aSite(context, { name: 'Verde', email: 'desk@verde.example' }))

it('makes keys of 2048 bits for the domain of the email of the business', async () => {
  const { senderDomain } = expected(await admin.post('/v1/sender-domain'))
  expect(senderDomain.domain).toBe('verde.example')
  const [dkim] = senderDomain.records
  expect(dkim.name).toMatch(/^kalends-[0-9a-f]{8}\._domainkey\.verde\.example$/)
  const key = Buffer.from(dkim.value.split('p=')[1], 'base64')
  expect(createPublicKey({ key, format: 'der', type: 'spki' }).asymmetricKeyDetails?.modulusLength).toBe(2048)
})
