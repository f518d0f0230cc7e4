import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { registerOauthClient, revokeMemberFamilies } from '../../src/features/identity/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aVisitorToken } from '../support/people.ts'
import { codeFlow } from './code-flow.ts'
import { knownMembers } from './known-members.ts'

const { app, context, clock } = await createTestApp({ ports: knownMembers().ports })
const siteId = await aSite(context)
const { clientId, clientSecret } = await registerOauthClient(context, {
  siteId,
  name: 'Shop',
  redirectUris: [],
  withSecret: true,
})
const { ask: request, aSignIn } = codeFlow({ app, context }, { siteId, clientId })
const about = async (token: string, url = '/oauth2/token-info') =>
  (await app.inject({ method: 'POST', url, payload: { token } })).json()
const inactive = { active: false, subjectType: 'UNKNOWN', subjectId: '', clientId: '' }

describe('tokenInfo', () => {
  it('identifies the owner of a token, on each path', async () => {
    const { memberId, access_token } = await aSignIn()
    const iat = Math.floor(clock.now() / 1000)
    for (const url of ['/v1/oauth/token-info', '/oauth2/token-info', '/_api/oauth2/token-info']) {
      expect(await about(access_token, url)).toEqual({
        active: true,
        subjectType: 'MEMBER',
        subjectId: memberId,
        clientId,
        siteId,
        instanceId: siteId,
        iat: String(iat),
        exp: String(iat + 14_400),
      })
    }
    expect(await about(await aVisitorToken(app, clientId))).toMatchObject({ active: true, subjectType: 'VISITOR' })
    const requested = { grantType: 'client_credentials', clientId, clientSecret }
    const { access_token: ofApp } = (await request(requested)).json()
    expect(await about(ofApp)).toMatchObject({ active: true, subjectType: 'APP', subjectId: clientId })
  })

  it('refuses unknown, expired and revoked tokens', async () => {
    const { memberId, access_token, refresh_token } = await aSignIn()
    for (const text of ['', 'x', refresh_token, `${access_token}x`]) expect(await about(text)).toEqual(inactive)
    await context.transaction((tx) => revokeMemberFamilies(tx, { siteId, memberId }, clock.now()))
    expect(await about(access_token)).toEqual(inactive)
    const late = await aVisitorToken(app, clientId)
    clock.advance({ hours: 5 })
    expect(await about(late)).toEqual(inactive)
  })

  it('names the missing field', async () => {
    const answer = await app.inject({ method: 'POST', url: '/oauth2/token-info', payload: { other: randomUUID() } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details.validationError.fieldViolations[0].field).toBe('token')
  })
})
