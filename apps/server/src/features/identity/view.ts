import type { identity, OutputOf } from '@kalends/contract'
import type { AccessClaims } from './rules/access-claims.ts'
import type { MemberClaims } from './rules/member-claims.ts'
import { accessTokenSeconds } from './rules/token-lifetimes.ts'
import type { ApiKey } from './store/api-keys.ts'
import type { Client } from './store/clients.ts'

/** Access and refresh token, in the shape of the token endpoint. */
export type TokenPair = OutputOf<'token'>

/** Access and refresh token as an answer. */
export function tokenPair(accessToken: string, refreshToken: string | undefined): TokenPair {
  return {
    access_token: accessToken,
    ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
    expires_in: accessTokenSeconds,
    token_type: 'Bearer',
  }
}

/** Introspection of an inactive token. */
export const inactiveToken: OutputOf<'tokenInfo'> = {
  active: false,
  subjectType: 'UNKNOWN',
  subjectId: '',
  clientId: '',
}

const subjectTypes = { visitor: 'VISITOR', member: 'MEMBER', app: 'APP' } as const

/** Introspection of an active token; instants in epoch seconds. */
export function tokenInfoView(claims: AccessClaims): OutputOf<'tokenInfo'> {
  return {
    active: true,
    subjectType: subjectTypes[claims.role],
    subjectId: claims.subjectId,
    exp: String(claims.expiresAt),
    iat: String(claims.issuedAt),
    clientId: claims.clientId,
    siteId: claims.siteId,
    instanceId: claims.siteId,
  }
}

/** A OAuth client, without its secret. */
export function clientView(client: Client): identity.OauthClient {
  const { id, name, redirectUris, allowedOrigins, hasSecret, permissions, isEnabled } = client
  const createdDate = new Date(client.createdAt).toISOString()
  return { id, name, redirectUris, allowedOrigins, hasSecret, permissions, enabled: isEnabled, createdDate }
}

/** A key, without its text. */
export function apiKeyView({ id, name, permissions, createdAt, createdByUserId, lastUsedAt }: ApiKey): identity.ApiKey {
  const lastUsedDate = lastUsedAt === null ? null : new Date(lastUsedAt).toISOString()
  return { id, name, permissions, createdDate: new Date(createdAt).toISOString(), createdByUserId, lastUsedDate }
}

/** A member's claims under both spellings. */
export function userInfoView(memberId: string, claims: MemberClaims): OutputOf<'userInfo'> {
  const { email, isEmailVerified, name, givenName, familyName, picture, language } = claims
  return {
    sub: memberId,
    email,
    emailVerified: isEmailVerified,
    email_verified: isEmailVerified,
    ...(name ? { name } : {}),
    ...(givenName ? { givenName, given_name: givenName } : {}),
    ...(familyName ? { familyName, family_name: familyName } : {}),
    ...(picture ? { picture } : {}),
    ...(language ? { language, locale: language } : {}),
  }
}
