import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { createApiKey, registerOauthClient } from '../../src/features/identity/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey, aVisitorToken } from '../support/people.ts'
import { codeFlow } from './code-flow.ts'
import { knownMembers } from './known-members.ts'

const members = knownMembers()
const { app, context } = await createTestApp({ ports: members.ports })
const siteId = await aSite(context)
const { clientId } = await registerOauthClient(context, { siteId, name: 'Shop', redirectUris: [] })
const key = await anApiKey(context, siteId)
const visitor = await aVisitorToken(app, clientId)
const { ask: request, refresh, opens } = codeFlow({ app, context }, { siteId, clientId })
const sign = (payload: Record<string, unknown>, authorization = `${visitor},${key}`) =>
  request({ grant_type: 'authorized_client', scope: 'offline_access', ...payload }, { authorization })

describe('token: authorized_client', () => {
  it('returns a server the tokens of a member it signed in, always with a refresh token', async () => {
    const memberId = randomUUID()
    for (const scope of ['offline_access', undefined]) {
      const { access_token, refresh_token } = (await sign({ member_id: memberId, scope })).json()
      const visitorId = decodeJwt(visitor).sub
      const said = { role: 'member', sub: memberId, client_id: clientId, visitor: visitorId }
      expect(decodeJwt(access_token)).toMatchObject(said)
      expect(await opens(access_token)).toBe(true)
      expect((await refresh(refresh_token)).statusCode).toBe(200)
    }
  })

  it('consumes a session token, which must be the member’s', async () => {
    const memberId = randomUUID()
    const session_token = members.sessionToken(memberId)
    expect((await sign({ member_id: memberId.toUpperCase(), session_token })).statusCode).toBe(200)
    expect((await sign({ member_id: memberId, session_token })).json().error).toBe('invalid_grant')
    const others = members.sessionToken(randomUUID())
    expect((await sign({ member_id: memberId, session_token: others })).json().error).toBe('invalid_grant')
    expect((await sign({ member_id: memberId, session_token: 'x' })).json().error).toBe('invalid_grant')
  })

  it('refuses clients without permission, and members who may not sign in', async () => {
    const memberId = randomUUID()
    const weak = await createApiKey(context, { siteId, name: 'Reader', permissions: ['READ_BOOKINGS'] })
    const abroad = await aSite(context)
    const refusals: [string | undefined, number, string][] = [
      [key, 401, 'invalid_client'],
      [visitor, 401, 'invalid_client'],
      [`${visitor},${await anApiKey(context, abroad)}`, 401, 'invalid_client'],
      [`${await aVisitorToken(app, abroad)},${key}`, 401, 'invalid_client'],
      [`${visitor},${visitor}`, 401, 'invalid_client'],
      [`${visitor},${key},${key}`, 401, 'invalid_client'],
      [`${visitor},${weak.apiKey}`, 400, 'unauthorized_client'],
    ]
    for (const [authorization, status, error] of refusals) {
      const answer = await sign({ member_id: memberId }, authorization)
      expect([answer.statusCode, answer.json().error]).toEqual([status, error])
    }
    const bare = await request({ grant_type: 'authorized_client', member_id: memberId })
    expect([bare.statusCode, bare.json().error]).toEqual([401, 'invalid_client'])
    members.refuse(memberId)
    expect((await sign({ member_id: memberId })).json().error).toBe('invalid_grant')
    expect((await sign({ member_id: 'nobody' })).json().error).toBe('invalid_grant')
    expect((await sign({})).json().error).toBe('invalid_request')
  })
})
