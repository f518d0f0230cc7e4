import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { createMember, withPasskey } from './factors.ts'
import { anAuthClient, errorCode } from './visitors.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)

it('renames a passkey, only for its member', async () => {
  const member = await createMember(auth)
  const { passkeyId } = await withPasskey(member)
  const url = `/v1/member-passkeys/${passkeyId}`
  expect((await member.call('PATCH', url, { name: ' Laptop ' })).json().passkey.name).toBe('Laptop')
  expect((await member.call('PATCH', url, { name: '  ' })).statusCode).toBe(400)
  expect(errorCode(await (await createMember(auth)).call('PATCH', url, { name: 'Mine' }))).toBe('NOT_FOUND')
})
