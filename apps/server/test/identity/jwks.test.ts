import { createLocalJWKSet, decodeJwt, importJWK, type JSONWebKeySet, type JWK, jwtVerify, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { identityJobs, rotateAccessKey } from '../../src/features/identity/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aVisitorToken } from '../support/people.ts'

const { app, context, clock, db } = await createTestApp()
const siteId = await aSite(context)
const paths = ['/v1/oauth/jwks', '/oauth2/jwks', '/_api/oauth2/jwks']
const published = async () => (await app.inject({ url: '/oauth2/jwks' })).json() as JSONWebKeySet
const verify = async (token: string) =>
  jwtVerify(token, createLocalJWKSet(await published()), { algorithms: ['ES256'], currentDate: new Date(clock.now()) })
const opens = async (authorization: string) =>
  (await app.inject({ url: '/v1/sites/current', headers: { authorization } })).statusCode
const runJob = async () => {
  for (const job of identityJobs) if (job.name === 'identity.old-access-key') await job.run(context, clock.now())
}

describe('jwks', () => {
  it('returns only public keys, on each path, which verify any token', async () => {
    const token = await aVisitorToken(app, siteId)
    for (const url of paths) {
      const { keys } = (await app.inject({ url })).json()
      expect(keys).toEqual([expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })])
      expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
    }
    expect((await verify(token)).payload['role']).toBe('visitor')
  })

  it('returns two keys after a rotation, and both are valid', async () => {
    const before = await aVisitorToken(app, siteId)
    await rotateAccessKey(context)
    const after = await aVisitorToken(app, siteId)
    expect((await published()).keys).toHaveLength(2)
    const kids = [await verify(before), await verify(after)].map(({ protectedHeader }) => protectedHeader.kid)
    expect(new Set(kids).size).toBe(2)
    expect([await opens(before), await opens(after)]).toEqual([200, 200])
  })

  it('removes a key once everything it signed has expired', async () => {
    clock.advance({ hours: 25 })
    expect((await published()).keys).toHaveLength(1)
    expect((await verify(await aVisitorToken(app, siteId))).payload['role']).toBe('visitor')
  })

  it('refuses tokens signed later by a retired key', async () => {
    const [old] = await db.selectFrom('signing_keys').selectAll().where('retired_at', 'is not', null).execute()
    const stolen = await importJWK(old?.private_jwk as JWK, 'ES256')
    const payload = decodeJwt(await aVisitorToken(app, siteId))
    const now = Math.floor(clock.now() / 1000)
    const forged = await new SignJWT({ ...payload, iat: now, exp: now + 3600 })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: old?.id ?? '' })
      .sign(stolen)
    expect(await opens(forged)).toBe(401)
  })

  it('rotates the key every three months, and not earlier', async () => {
    await runJob()
    expect((await published()).keys).toHaveLength(1)
    clock.advance({ days: 90 })
    await Promise.all([runJob(), runJob()])
    expect((await published()).keys).toHaveLength(2)
  })
})
