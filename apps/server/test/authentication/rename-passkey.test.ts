import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aMember, withPasskey } from './factors.ts'
import { aDoor, codeOf } from './visitors.ts'

const { app, context } = await createTestApp()
const door = await aDoor(app, context)

it('gives a passkey another name, for its member alone', async () => {
  const member = await aMember(door)
  const { passkeyId } = await withPasskey(member)
  const url = `/v1/member-passkeys/${passkeyId}`
  expect((await member.call('PATCH', url, { name: ' Laptop ' })).json().passkey.name).toBe('Laptop')
  expect((await member.call('PATCH', url, { name: '  ' })).statusCode).toBe(400)
  expect(codeOf(await (await aMember(door)).call('PATCH', url, { name: 'Mine' }))).toBe('NOT_FOUND')
})
