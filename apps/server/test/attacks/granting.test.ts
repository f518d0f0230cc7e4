import { type Permission, roles } from '@kalends/contract'
import { expect, it } from 'vitest'
import { createApiKey } from '../../src/features/identity/index.ts'
import { createTestApp } from '../support/index.ts'
import { accept, aTeam, errorCode } from '../users/team.ts'

const { app, context } = await createTestApp()
const { siteId, ada, colleague, invited } = await aTeam(app, context)

/** Calls of an API key that holds these permissions. */
const keyWith = async (...permissions: Permission[]) => {
  const { apiKey: authorization, apiKeyId: id } = await createApiKey(context, { siteId, name: 'Test', permissions })
  const call = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: { authorization }, ...(payload ? { payload } : {}) })
  return { call, id }
}
const refusal = (answer: { statusCode: number }) => [answer.statusCode, errorCode(answer as never)]
const refused = [403, 'UNAUTHORIZED_OPERATION']
const usersOnly = await keyWith('MANAGE_USERS')

it('cannot invite a person to a role that the key does not hold', async () => {
  for (const role of ['manager', 'receptionist', 'staff', 'viewer', 'owner'])
    expect(
      refusal(await usersOnly.call('POST', '/v1/people/invitations', { email: `${role}@example.org`, role })),
    ).toEqual(refused)
  const withViewer = await keyWith('MANAGE_USERS', ...roles.viewer)
  const requested = { email: 'viewer@example.org', role: 'viewer' }
  expect((await withViewer.call('POST', '/v1/people/invitations', requested)).statusCode).toBe(200)
})

it('cannot change or restore a role that the key does not hold', async () => {
  const noor = await colleague({ role: 'viewer' })
  const url = `/v1/people/${noor.userId}`
  expect(refusal(await usersOnly.call('PUT', `${url}/role`, { role: 'manager' }))).toEqual(refused)
  expect(refusal(await usersOnly.call('PUT', `${url}/role`, { role: 'receptionist' }))).toEqual(refused)
  await ada.send('DELETE', url)
  expect(refusal(await usersOnly.call('POST', `${url}/restore`, {}))).toEqual(refused)
  expect((await ada.send('POST', `${url}/restore`, {})).statusCode).toBe(200)
})

it('cannot resend or restore an invitation to a role that the key does not hold', async () => {
  const { invitation, token } = await invited({ email: 'again@example.org', role: 'manager' })
  const url = `/v1/people/invitations/${invitation.id}`
  expect(refusal(await usersOnly.call('POST', `${url}/renew`, {}))).toEqual(refused)
  expect((await usersOnly.call('DELETE', url)).statusCode).toBe(200)
  expect(refusal(await usersOnly.call('POST', `${url}/restore`, {}))).toEqual(refused)
  expect((await ada.send('POST', `${url}/restore`, {})).statusCode).toBe(200)
  expect((await accept(app, { token, name: 'Again', password: 'quite long enough' })).statusCode).toBe(200)
})

it('cannot invite anyone through a staff member either', async () => {
  const made = await ada.send('POST', '/bookings/v1/staff-members', {
    staffMember: { name: 'Livia', email: 'livia@example.org' },
  })
  const { id } = made.json().staffMember
  const url = `/bookings/v1/staff-members/${id}/connect-staff-member-to-user`
  const key = await keyWith('MANAGE_USERS', 'MANAGE_RESOURCES', 'READ_CATALOGUE')
  expect(refusal(await key.call('POST', url, { roleIds: ['manager'] }))).toEqual(refused)
  expect((await ada.send('POST', url, { roleIds: ['manager'] })).statusCode).toBe(200)
})

it('cannot create a key or client with permissions that the key does not hold', async () => {
  for (const permissions of [['MANAGE_SETTINGS'], null, undefined]) {
    const key = await usersOnly.call('POST', '/v1/api-keys', { name: 'Other', permissions })
    expect(refusal(key)).toEqual(refused)
    const client = await usersOnly.call('POST', '/v1/oauth-clients', { name: 'Other', withSecret: true, permissions })
    expect(refusal(client)).toEqual(refused)
  }
  const wider = await usersOnly.call('PATCH', `/v1/api-keys/${usersOnly.id}`, { permissions: null })
  expect(refusal(wider)).toEqual(refused)
})

it('cannot accept an invitation whose grantor has lost the role or the key', async () => {
  const eve = await colleague({ role: 'owner', name: 'Eve' })
  const byEve = await invited({ email: 'friend@example.org', role: 'owner' }, eve)
  expect((await ada.send('PUT', `/v1/people/${eve.userId}/role`, { role: 'viewer' })).statusCode).toBe(200)
  const enters = { name: 'Friend', password: 'quite long enough' }
  expect(refusal(await accept(app, { token: byEve.token, ...enters }))).toEqual([400, 'INVALID_TOKEN'])

  const key = await keyWith(...roles.owner)
  const answer = await key.call('POST', '/v1/people/invitations', { email: 'other@example.org', role: 'manager' })
  const token = new URL(answer.json().link).pathname.split('/').at(-1) as string
  await ada.send('DELETE', `/v1/api-keys/${key.id}`)
  expect(refusal(await accept(app, { token, ...enters }))).toEqual([400, 'INVALID_TOKEN'])

  // Whoever may grant the role sends it again, and grants it by that.
  const renewed = await ada.send('POST', `/v1/people/invitations/${byEve.invitation.id}/renew`, {})
  const fresh = new URL(renewed.json().link).pathname.split('/').at(-1)
  expect((await accept(app, { token: fresh, ...enters })).statusCode).toBe(200)
})

it('the database refuses an owner through an invitation of a key', async () => {
  const { invitation } = await invited({ email: 'boss@example.org', role: 'owner' })
  const forged = context.db
    .updateTable('invitations')
    .set({ granted_by_user_id: null, granted_by_app_id: usersOnly.id })
    .where('id', '=', invitation.id)
    .execute()
  await expect(forged).rejects.toThrow('invitations_owner_granted_by_check')
})

it('cannot cut or revoke a key that may do more', async () => {
  const full = await keyWith(...roles.owner)
  const limited = await keyWith('MANAGE_USERS', 'READ_BOOKINGS')
  const own = await keyWith('READ_BOOKINGS')
  const url = ({ id }: { id: string }) => `/v1/api-keys/${id}`
  expect(refusal(await limited.call('PATCH', url(full), { permissions: ['READ_BOOKINGS'] }))).toEqual(refused)
  expect(refusal(await limited.call('PATCH', url(full), { name: 'Mine' }))).toEqual(refused)
  expect(refusal(await limited.call('DELETE', url(full)))).toEqual(refused)
  expect((await limited.call('PATCH', url(own), { permissions: [] })).statusCode).toBe(200)
  expect((await limited.call('DELETE', url(own))).statusCode).toBe(200)
  expect((await ada.send('DELETE', url(full))).statusCode).toBe(200)
})
