import { expect, it } from 'vitest'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { countTries, createMember, withPasskey } from './factors.ts'
import { anAuthClient, errorCode, password } from './visitors.ts'

const { app, context, db } = await createTestApp()
const auth = await anAuthClient(app, context)

it('removes a passkey permanently, after re-authentication', async () => {
  const member = await createMember(auth)
  const { passkeyId } = await withPasskey(member)
  const remove = (more: object, by = member) => by.call('POST', `/v1/member-passkeys/${passkeyId}/remove`, more)
  expect(errorCode(await remove({ password }, await createMember(auth)))).toBe('NOT_FOUND')
  expect(errorCode(await remove({}))).toBe('VERIFICATION_FAILED')
  expect((await remove({ password })).json()).toEqual({})
  expect(errorCode(await remove({ password }))).toBe('NOT_FOUND')
  const changes = (await signInMethodEmailsTo(db, member.email)).map(({ change }) => change)
  expect(changes.sort()).toEqual(['A passkey was added', 'A passkey was removed'])
})

it('makes the member wait after ten wrong passwords', async () => {
  const member = await createMember(auth)
  const { passkeyId } = await withPasskey(member)
  const remove = () => member.call('POST', `/v1/member-passkeys/${passkeyId}/remove`, {})
  await remove()
  await countTries(auth, 'member-confirm', 10)
  expect(errorCode(await remove())).toBe('THROTTLED_FEATURE')
})
