import { getCustomer, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { isGuid } from '../../sites/index.ts'
import { signsMembersIn } from '../rules/api-key.ts'
import { OAuthError } from '../rules/oauth-error.ts'
import type { TokenRequest } from '../rules/token-request.ts'
import type { TokenPair } from '../view.ts'
import { findHeaderActor } from './find-header-actor.ts'
import { memberTokenPair, type StartedFamily, startMemberFamily } from './issue-member-tokens.ts'
import { lockSigningKey } from './lock-signing-key.ts'

type Requested = Extract<TokenRequest, { grant: 'authorized_client' }>

/**
 * Issues member tokens to a server that authenticated the member itself. It sends its visitor's token together with its
 * API key, with which the tokens end, as with the key or provider that opened the sign-in. Always includes a refresh token, because the Wix-compatible client expects one.
 */
export async function issueForMember(
  context: Context,
  requested: Requested,
  authorization: string | undefined,
): Promise<TokenPair> {
  const { siteId, clientId, visitorId, keyId } = await findTrustedActor(context, authorization)
  const memberId = requested.memberId.toLowerCase()
  const started = await context.transaction(async (tx): Promise<StartedFamily | undefined> => {
    if (!(await lockSigningKey(tx, siteId, keyId))) return undefined
    const taken =
      requested.sessionToken === undefined
        ? undefined
        : await context.ports.identity.consumeSessionToken(tx, siteId, requested.sessionToken, context.clock.now())
    if (requested.sessionToken !== undefined && taken?.memberId !== memberId) return undefined
    if (!isGuid(memberId) || !(await context.ports.identity.lockApprovedMember(tx, siteId, memberId))) return undefined
    const memberSessionId = taken?.memberSessionId ?? null
    return startMemberFamily(tx, context, {
      siteId,
      clientId,
      memberId,
      visitorId,
      memberSessionId,
      issuedByKeyId: keyId,
      signedInByKeyId: taken?.issuedByKeyId ?? null,
      signedInAt: taken?.signedInAt ?? null,
      hasRefreshToken: true,
    })
  })
  // Fails after the commit so that the session token stays used.
  if (!started)
    throw new OAuthError('invalid_grant', 'This member cannot be given tokens, or the session token is not theirs.')
  return memberTokenPair(context, started)
}

async function findTrustedActor(
  context: Context,
  authorization: string | undefined,
): Promise<{ siteId: string; clientId: string; visitorId: string | null; keyId: string }> {
  const actor = authorization ? await findHeaderActor(context, authorization, undefined) : undefined
  const customer = actor && getCustomer(actor)
  if (actor?.type !== 'app' || !customer) {
    throw new OAuthError('invalid_client', 'Send the token of a visitor and an API key, joined by a comma.')
  }
  if (!may(actor, signsMembersIn)) throw new OAuthError('unauthorized_client', 'This key may not sign members in.')
  const { siteId, clientId, visitorId } = customer
  return { siteId, clientId, visitorId: visitorId ?? null, keyId: actor.apiKeyId }
}
