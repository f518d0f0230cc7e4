import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { codeMs } from '../rules/token-lives.ts'
import { insertCode } from '../store/codes.ts'

/** For whom a code is, and what the exchange must match. */
export type CodeGrant = {
  siteId: string
  clientId: string
  memberId: string
  /** Who they were before; null when that is not known. */
  visitorId: string | null
  /** The session in the browser the tokens will end with. */
  memberSessionId: string | null
  /** As the request named it; null: it named none, and the exchange must name none. */
  redirectUri: string | null
  /** S256, base64url without padding. */
  codeChallenge: string
  /** Whether the exchange gives a refresh token. */
  offlineAccess: boolean
}

/** A code that gives tokens once within a minute. Its text is answered here and never again. Source: RFC 6749 §4.1.2. */
export async function createCode(tx: Tx, context: Context, grant: CodeGrant): Promise<string> {
  const now = context.clock.now()
  const { text, hash } = newSiteSecret(grant.siteId)
  await insertCode(tx, { ...grant, id: context.ids.guid(), hash, expiresAt: now + codeMs }, now)
  return text
}
