import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { codeMs } from '../rules/token-lifetimes.ts'
import { insertCode } from '../store/codes.ts'

/** Subject of a code, and what the exchange must match. */
export type CodeGrant = {
  siteId: string
  clientId: string
  memberId: string
  /** The visitor they were before, or null. */
  visitorId: string | null
  /** The browser session whose end revokes the tokens. */
  memberSessionId: string | null
  /** When the sign-in was made, if no session of a browser says so. */
  signedInAt: number | null
  /** The key whose revocation revokes the tokens, if no session of a browser says so. */
  issuedByKeyId: string | null
  /** The origin that the code is sent to as a message; null: it goes to the redirect URI. */
  pageOrigin: string | null
  /** As in the request; null: absent, and it must be absent in the exchange. */
  redirectUri: string | null
  /** S256, base64url without padding. */
  codeChallenge: string
  /** True if the exchange issues a refresh token. */
  offlineAccess: boolean
}

/**
 * Creates an authorization code, valid once within a minute. Its text is returned only here. Source: RFC 6749 §4.1.2.
 */
export async function createCode(tx: Tx, context: Context, grant: CodeGrant): Promise<string> {
  const now = context.clock.now()
  const { text, hash } = newSiteSecret(grant.siteId)
  await insertCode(tx, { ...grant, id: context.ids.guid(), hash, expiresAt: now + codeMs }, now)
  return text
}
