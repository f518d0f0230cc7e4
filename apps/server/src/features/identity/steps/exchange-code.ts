import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { isAllowedOrigin, isRegisteredRedirect } from '../rules/callbacks.ts'
import { OAuthError } from '../rules/oauth-error.ts'
import { matchesChallenge } from '../rules/pkce.ts'
import type { TokenRequest } from '../rules/token-request.ts'
import { type Client, lockLiveClient } from '../store/clients.ts'
import { type Code, findCodeFamily, setCodeFamily, takeCode } from '../store/codes.ts'
import { revokeFamily } from '../store/families.ts'
import type { TokenPair } from '../view.ts'
import { memberTokenPair, type StartedFamily, startMemberFamily } from './issue-member-tokens.ts'

type Requested = Extract<TokenRequest, { grant: 'authorization_code' }>

/**
 * Exchanges a code for tokens. Any attempt consumes it; a second one revokes the tokens issued before. Source: RFC 6749
 * §4.1.3 and §10.5, RFC 7636 §4.6.
 */
export async function exchangeCode(context: Context, requested: Requested): Promise<TokenPair> {
  const key = readSiteSecret(requested.code) ?? refuse()
  const started = await context.transaction((tx) => presentCode(tx, context, key, requested))
  // Refused only after the commit: a code that was presented stays used, and a revocation must stay.
  return started ? memberTokenPair(context, started) : refuse()
}

function refuse(): never {
  throw new OAuthError('invalid_grant', 'The code is not valid, or no longer, or was given for another request.')
}

async function presentCode(
  tx: Tx,
  context: Context,
  { siteId, hash }: { siteId: string; hash: Buffer },
  requested: Requested,
): Promise<StartedFamily | undefined> {
  const now = context.clock.now()
  const code = await takeCode(tx, siteId, hash, now)
  if (!code) {
    const familyId = await findCodeFamily(tx, siteId, hash)
    if (familyId !== undefined) await revokeFamily(tx, { siteId, id: familyId }, now)
    return undefined
  }
  const client = matchesRequest(code, requested) ? await lockLiveClient(tx, siteId, code.clientId) : undefined
  if (!client || !isStillRegistered(client, code)) return undefined
  if (!(await context.ports.identity.lockApprovedMember(tx, siteId, code.memberId))) return undefined
  const started = await startMemberFamily(tx, context, { ...code, siteId, hasRefreshToken: code.offlineAccess })
  await setCodeFamily(tx, siteId, code.id, started.family.id)
  return started
}

/** Returns false if the business removed the address after the code was sent there. */
function isStillRegistered(client: Client, { redirectUri, pageOrigin }: Code): boolean {
  if (redirectUri !== null && !isRegisteredRedirect(client, redirectUri)) return false
  return pageOrigin === null || isAllowedOrigin(client, pageOrigin)
}

/** The address is named by both or by neither, and the same. */
function matchesRequest(code: Code, requested: Requested): boolean {
  return (
    code.clientId === requested.clientId.toLowerCase() &&
    code.redirectUri === (requested.redirectUri ?? null) &&
    matchesChallenge(requested.codeVerifier, code.codeChallenge)
  )
}
