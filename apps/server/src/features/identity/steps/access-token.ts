import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Context } from '../../../context.ts'
import type { AccessClaims } from '../rules/access-claims.ts'
import { accessTokenSeconds } from '../rules/token-lifetimes.ts'
import type { Family } from '../store/families.ts'
import { getVerifiedTokens, type VerifiedToken } from '../store/remembered-credentials.ts'
import { keysFor, verifyingKey } from './signing-keys.ts'

// Names, not URLs, so that tokens survive a change of host.
const issuer = 'urn:kalends'
const audience = 'urn:kalends:api'
const type = 'at+jwt'

/** Signs an access token for a token family. Source: RFC 9068. */
export function signAccessToken(context: Context, family: Family): Promise<string> {
  const { siteId, role, clientId, visitorId } = family
  const before = visitorId === null ? {} : { visitor: visitorId }
  return sign(context, family.subjectId, { site: siteId, role, client_id: clientId, family: family.id, ...before })
}

/** Signs an access token for a client acting on its own. */
export function signAppToken(
  context: Context,
  { siteId, clientId }: { siteId: string; clientId: string },
): Promise<string> {
  return sign(context, clientId, { site: siteId, role: 'app', client_id: clientId })
}

async function sign(context: Context, subjectId: string, claims: Record<string, string>): Promise<string> {
  const { id, key } = (await keysFor(context, 'access')).signing
  const issuedAt = Math.floor(context.clock.now() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: type, kid: id })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subjectId)
    .setJti(context.ids.guid())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(key)
}

/** Verifies a token and returns its claims; undefined if forged, expired or of another type. */
export async function readAccessToken(context: Context, token: string): Promise<AccessClaims | undefined> {
  const verified = getVerifiedTokens(context.db)
  const known = verified.get(token)
  if (known) return (await isStillValid(context, known)) ? known.claims : undefined
  try {
    const { payload, protectedHeader } = await jwtVerify(token, ({ kid }) => findSigningKey(context, kid), {
      algorithms: ['ES256'],
      typ: type,
      issuer,
      audience,
      currentDate: new Date(context.clock.now()),
    })
    const claims = parseClaims(payload)
    verified.set(token, { claims, keyId: protectedHeader.kid }, token.length)
    return claims
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

/** A token is valid until it expires or its key no longer verifies, whichever comes first. */
async function isStillValid(context: Context, { claims, keyId }: VerifiedToken): Promise<boolean> {
  if (claims.expiresAt <= Math.floor(context.clock.now() / 1000)) return false
  return (await verifyingKey(context, 'access', keyId)) !== undefined
}

async function findSigningKey(context: Context, kid: string | undefined) {
  const key = await verifyingKey(context, 'access', kid)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key
}

/** Only what we signed gets here, so the claims are as we wrote them. */
function parseClaims(payload: JWTPayload): AccessClaims {
  const { sub, site, client_id, family, visitor } = payload as JWTPayload & Record<string, string | undefined>
  return {
    siteId: site ?? '',
    role: (payload['role'] as AccessClaims['role'] | undefined) ?? 'visitor',
    subjectId: sub ?? '',
    visitorId: visitor,
    clientId: client_id ?? '',
    familyId: family ?? '',
    issuedAt: payload.iat ?? 0,
    expiresAt: payload.exp ?? 0,
  }
}
