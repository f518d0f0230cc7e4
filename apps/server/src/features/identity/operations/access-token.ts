import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Context } from '../../../context.ts'
import { accessTokenSeconds } from '../rules/token-lives.ts'
import type { Family } from '../store/families.ts'
import { keysFor, verifyingKey } from './signing-keys.ts'

// Both are names, not addresses: a token stays good when the installation moves to another host.
const issuer = 'urn:kalends'
const audience = 'urn:kalends:api'
const type = 'at+jwt'

/** A signed token that says who its bearer is. Source: RFC 9068. */
export async function signAccessToken(context: Context, family: Family): Promise<string> {
  const { id, key } = (await keysFor(context, 'access')).signing
  const issuedAt = Math.floor(context.clock.now() / 1000)
  const claims = {
    site: family.siteId,
    role: family.role,
    client_id: family.clientId,
    family: family.id,
    ...(family.visitorId === null ? {} : { visitor: family.visitorId }),
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: type, kid: id })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(family.subjectId)
    .setJti(context.ids.guid())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(key)
}

/** What a token says, once its signature and dates have been checked. */
export type AccessClaims = {
  siteId: string
  role: 'visitor' | 'member'
  subjectId: string
  visitorId: string | undefined
  clientId: string
  familyId: string
}

/** The claims of a token; undefined for one that is forged, run out, or of another kind. */
export async function readAccessToken(context: Context, token: string): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyOf(context, kid), {
      algorithms: ['ES256'],
      typ: type,
      issuer,
      audience,
      currentDate: new Date(context.clock.now()),
    })
    return claimsOf(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

async function keyOf(context: Context, kid: string | undefined) {
  const key = await verifyingKey(context, 'access', kid)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key
}

/** Only what we signed gets here, so the claims are as we wrote them. */
function claimsOf(payload: JWTPayload): AccessClaims {
  const { sub, site, role, client_id, family, visitor } = payload as JWTPayload & Record<string, string | undefined>
  return {
    siteId: site ?? '',
    role: role === 'member' ? 'member' : 'visitor',
    subjectId: sub ?? '',
    visitorId: visitor,
    clientId: client_id ?? '',
    familyId: family ?? '',
  }
}
