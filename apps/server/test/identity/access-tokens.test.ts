import { randomUUID } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { composeFeatures } from '../../src/compose.ts'
import { createContext } from '../../src/context.ts'
import { findTokenActor, issueVisitorTokens } from '../../src/features/identity/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'

const { context, clock, db, databaseUrl } = await createTestContext()
const siteId = await aSite(context)
const issue = async () => (await issueVisitorTokens(context, siteId, siteId)).access_token

describe('access tokens', () => {
  it('identify the visitor', async () => {
    const token = await issue()
    expect(await findTokenActor(context, token)).toEqual({
      type: 'visitor',
      siteId,
      visitorId: decodeJwt(token).sub,
      clientId: siteId,
      familyId: expect.any(String),
    })
  })

  it('are valid for four hours', async () => {
    const token = await issue()
    clock.advance({ hours: 3, minutes: 59 })
    expect(await findTokenActor(context, token)).toBeDefined()
    clock.advance({ minutes: 1, seconds: 1 })
    expect(await findTokenActor(context, token)).toBeUndefined()
  })

  it('are refused if altered, unsigned, signed by someone else or of another kind', async () => {
    const token = await issue()
    const [header = '', payload = '', signature = ''] = token.split('.')
    const { kid } = decodeProtectedHeader(token)
    const claims = decodeJwt(token)
    const raised = Buffer.from(JSON.stringify({ ...claims, role: 'member' })).toString('base64url')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt', kid })).toString('base64url')
    const stranger = await generateKeyPair('ES256')
    const forgeToken = (changes: object) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', ...changes }).sign(stranger.privateKey)
    const wrong = [
      '',
      'x',
      'a.b.c',
      `${header}.${raised}.${signature}`,
      `${header}.${payload}.`,
      `${unsigned}.${payload}.`,
      await forgeToken({ kid }),
      await forgeToken({ kid: 'unknown' }),
      await forgeToken({}),
      await forgeToken({ kid, jwk: await exportJWK(stranger.publicKey) }),
      `${token},`,
    ]
    for (const text of wrong) expect(await findTokenActor(context, text)).toBeUndefined()
  })

  it('of a member end immediately with their family', async () => {
    const family = {
      site_id: siteId,
      id: randomUUID(),
      client_id: siteId,
      role: 'member',
      subject_id: randomUUID(),
      visitor_id: randomUUID(),
    }
    const at = new Date(clock.now())
    const expires_at = new Date(clock.now() + 1000)
    await db
      .insertInto('token_families')
      .values({ ...family, created_at: at, last_used_at: at, expires_at })
      .execute()
    const token = await signedBy(context, {
      site: siteId,
      role: 'member',
      client_id: siteId,
      family: family.id,
      visitor: family.visitor_id,
      sub: family.subject_id,
    })
    expect(await findTokenActor(context, token)).toMatchObject({
      type: 'member',
      memberId: family.subject_id,
      visitorId: family.visitor_id,
    })
    await db.updateTable('token_families').set({ revoked_at: at }).where('id', '=', family.id).execute()
    expect(await findTokenActor(context, token)).toBeUndefined()
  })

  it('are valid in every process on the same database, with one key', async () => {
    const config = { ...context.config }
    const second = createContext(config, {
      ports: composeFeatures(),
      databaseUrl,
      clock,
      log: context.log,
      poolSize: 2,
    })
    try {
      expect(await findTokenActor(second, await issue())).toBeDefined()
      const theirs = (await issueVisitorTokens(second, siteId, siteId)).access_token
      expect(await findTokenActor(context, theirs)).toBeDefined()
    } finally {
      await second.close()
    }
    const keys = await db.selectFrom('signing_keys').select('id').where('purpose', '=', 'access').execute()
    expect(keys).toHaveLength(1)
  })
})

describe('the first signing key of an installation', () => {
  it('is created once for simultaneous requests', async () => {
    const fresh = await createTestContext()
    const site = await aSite(fresh.context)
    const contexts = Array.from({ length: 6 }, () => ({ ...fresh.context, config: { ...fresh.context.config } }))
    const tokens = await Promise.all(contexts.map((each) => issueVisitorTokens(each, site, site)))
    expect(new Set(tokens.map(({ access_token }) => decodeProtectedHeader(access_token).kid)).size).toBe(1)
    expect(await fresh.db.selectFrom('signing_keys').select('id').execute()).toHaveLength(1)
  })
})

async function signedBy({ db: of }: typeof context, claims: Record<string, string>): Promise<string> {
  const key = await of.selectFrom('signing_keys').selectAll().where('purpose', '=', 'access').executeTakeFirstOrThrow()
  const { sub = '', ...rest } = claims
  const now = Math.floor(clock.now() / 1000)
  return new SignJWT(rest)
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: key.id })
    .setIssuer('urn:kalends')
    .setAudience('urn:kalends:api')
    .setSubject(sub)
    .setIssuedAt(now)
    .setExpirationTime(now + 60)
    .sign(await importJWK(key.private_jwk, 'ES256'))
}
