import * as client from 'openid-client'
import { describe, expect, it } from 'vitest'
import { anAuthClient } from '../authentication/visitors.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp()
const auth = await anAuthClient(app, context)
const request = (authorization: string, url = '/oauth2/user-info') => app.inject({ url, headers: { authorization } })

describe('userInfo', () => {
  it('returns the calling member’s claims, under OpenID names and API names', async () => {
    const profile = { firstName: 'Ana', lastName: 'Beck', nickname: 'ana b', language: 'pt' }
    await auth.register('ana@example.org', { profile })
    const { token, memberId } = await auth.enter('ana@example.org')
    const claims = {
      sub: memberId,
      name: 'ana b',
      email: 'ana@example.org',
      email_verified: false,
      emailVerified: false,
      given_name: 'Ana',
      givenName: 'Ana',
      family_name: 'Beck',
      familyName: 'Beck',
      locale: 'pt',
      language: 'pt',
    }
    for (const url of ['/v1/oauth/user-info', '/oauth2/user-info', '/_api/oauth2/user-info']) {
      expect((await request(`Bearer ${token}`, url)).json()).toEqual(claims)
    }
    const show = (url: string) =>
      db
        .updateTable('members')
        .set({ photo: JSON.stringify({ id: 'p', url }) })
        .where('id', '=', memberId)
        .execute()
    await show('https://pictures.example/a.jpg')
    expect((await request(token)).json().picture).toBe('https://pictures.example/a.jpg')
    await show('/media/p')
    expect((await request(token)).json().picture).toMatch(/^https?:\/\/[^/]+\/media\/p$/)
  })

  it('answers a certified client, and refuses anyone but a member', async () => {
    await auth.register('ben@example.org')
    const { token, memberId } = await auth.enter('ben@example.org')
    const customFetch: client.CustomFetch = async (address, { headers }) => {
      const answer = await app.inject({ url: new URL(address).pathname, headers })
      return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
    }
    const config = await client.discovery(new URL('http://localhost'), 'any', {}, client.None(), {
      execute: [client.allowInsecureRequests],
      [client.customFetch]: customFetch,
    })
    expect(await client.fetchUserInfo(config, token, memberId)).toMatchObject({
      sub: memberId,
      email: 'ben@example.org',
    })
    expect((await request(auth.token)).statusCode).toBe(403)
    expect((await request('nobody')).statusCode).toBe(401)
  })
})
