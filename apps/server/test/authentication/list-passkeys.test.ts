import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { createMember, withPasskey } from './factors.ts'
import { anAuthClient } from './visitors.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)

it('lists the member’s passkeys by creation, with their names', async () => {
  const member = await createMember(auth)
  const { passkeyId } = await withPasskey(member, 'Telephone')
  await withPasskey(await createMember(auth), 'Of another')
  const { passkeys } = (await member.call('GET', '/v1/member-passkeys')).json()
  expect(passkeys).toEqual([expect.objectContaining({ id: passkeyId, name: 'Telephone' })])
  expect((await auth.login(member.email)).json().identity.factors).toEqual([
    { factorId: passkeyId, type: 'WEBAUTHN', status: 'ACTIVE' },
  ])
})
