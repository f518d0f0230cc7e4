import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { codeAt } from '../authentication/factors.ts'
import { anAuthClient, password } from '../authentication/visitors.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { holdCall } from '../support/held-calls.ts'
import { createTestApp } from '../support/index.ts'
import { signIn } from '../support/people.ts'
import { aTeam } from '../users/team.ts'

// Calls whose bodies are held back until the access they began with is taken away.
cheapHashes()
const { app, context, clock } = await createTestApp()
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const auth = await anAuthClient(app, context)

type Method = 'POST' | 'PUT' | 'PATCH'
const hold = (method: Method, path: string, headers: Record<string, string>, payload: object) =>
  holdCall(app, method, path, { headers, payload })

async function aMember() {
  const email = `${randomUUID()}@example.org`
  await auth.register(email)
  return { email, ...(await auth.enter(email)) }
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : (query as { text: string }).text)

describe('a call of an owner whose body comes once they were removed', () => {
  const webhook = { name: 'x', url: 'https://evil.example/hook', eventTypes: ['wix.bookings.v2.booking_created'] }
  const provider = { name: 'x', issuer: 'https://evil.example', clientId: 'x' }
  const calls: Record<string, [Method, string, object]> = {
    'issues no key': ['POST', '/v1/api-keys', { name: 'Sync' }],
    'creates no webhook': ['POST', '/v1/webhooks', { webhook }],
    'creates no client': ['POST', '/v1/oauth-clients', { name: 'x', withSecret: true }],
    'creates no provider': ['POST', '/v1/sign-in-providers', provider],
    'sets no address': ['PATCH', '/v1/sites/settings', { confirmedUrl: 'http://evil.example' }],
    'invites nobody': ['POST', '/v1/people/invitations', { email: 'x@y.example', role: 'owner' }],
  }
  for (const [name, [method, path, payload]] of Object.entries(calls))
    it(name, async () => {
      const team = await aTeam(app, context)
      const noor = await team.colleague({ role: 'owner' })
      const held = await hold(method, path, { ...noor.headers, host: 'evil.example' }, payload)
      expect((await team.ada.send('DELETE', `/v1/people/${noor.userId}`)).statusCode).toBe(200)
      expect((await held.finish()).status).toBe(401)
    })
})

describe('a call whose body comes late', () => {
  it('has the permissions of the role as it then is', async () => {
    const team = await aTeam(app, context)
    const noor = await team.colleague({ role: 'manager' })
    const held = await hold('PATCH', '/v1/sites/settings', noor.headers, { tagline: 'Changed' })
    expect((await team.ada.send('PUT', `/v1/people/${noor.userId}/role`, { role: 'viewer' })).statusCode).toBe(200)
    expect((await held.finish()).status).toBe(403)
  })

  it('issues no key with one that was revoked', async () => {
    const team = await aTeam(app, context)
    const { key, apiKey } = (await team.ada.send('POST', '/v1/api-keys', { name: 'Leaked' })).json()
    const held = await hold('POST', '/v1/api-keys', { authorization: key }, { name: 'Again' })
    expect((await team.ada.send('DELETE', `/v1/api-keys/${apiKey.id}`)).statusCode).toBe(200)
    expect((await held.finish()).status).toBe(401)
  })

  it('changes no profile of a member who was blocked', async () => {
    const { memberId, token } = await aMember()
    const member = { profile: { nickname: 'Changed' } }
    const held = await hold('PATCH', `/v1/members/${memberId}`, { authorization: token }, { member })
    expect((await auth.asOwner('POST', `/v1/members/${memberId}/block`, {})).statusCode).toBe(200)
    expect((await held.finish()).status).toBe(401)
  })

  it('activates no factor of a member who was signed out elsewhere', async () => {
    const owner = await aMember()
    const thief = await auth.enter(owner.email)
    const begun = await auth.send('POST', '/v1/member-factors', { factorType: 'TOTP', password }, { as: thief.token })
    const { factorId, secret } = begun.json()
    const code = codeAt(secret, clock.now())
    const path = `/v1/member-factors/${factorId}/activate`
    const held = await hold('POST', path, { authorization: thief.token }, { code })
    await auth.send('POST', '/v1/member-sessions/end-others', {}, { as: owner.token })
    expect((await held.finish()).status).toBe(401)
    expect((await auth.login(owner.email)).json().state).toBe('SUCCESS')
  })

  it('activates no app of a person who changed the password elsewhere', async () => {
    const team = await aTeam(app, context)
    const noor = await team.colleague()
    const thief = await signIn(app, noor, team.siteId)
    const start = { method: 'POST', url: '/v1/staff/factor', headers: thief.headers } as const
    const { secret } = (await app.inject({ ...start, payload: { password: noor.password } })).json()
    const code = codeAt(secret, clock.now())
    const held = await hold('POST', '/v1/staff/factor/activate', thief.headers, { code })
    const changed = { password: noor.password, newPassword: 'the one of the owner' }
    expect((await noor.send('POST', '/v1/staff/password', changed)).statusCode).toBe(200)
    expect((await held.finish()).status).toBe(401)
  })

  it('is answered as any other while nothing changed, and only it has its session read twice', async () => {
    const { ada } = await aTeam(app, context)
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const countReads = () =>
      query.mock.calls.filter(([text]) => /from "staff_sessions".*"secret_hash"/.test(textOf(text))).length
    const held = await hold('POST', '/v1/api-keys', ada.headers, { name: 'Sync' })
    expect([(await held.finish()).status, countReads()]).toEqual([200, 2])
    query.mockClear()
    const { port } = app.server.address() as AddressInfo
    const headers = { ...ada.headers, 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Sync' })
    const whole = await fetch(`http://127.0.0.1:${port}/v1/api-keys`, { method: 'POST', headers, body })
    expect([whole.status, countReads()]).toEqual([200, 1])
    query.mockRestore()
  })
})
