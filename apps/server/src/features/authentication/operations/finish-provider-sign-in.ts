import * as openid from 'openid-client'
import type { Context } from '../../../context.ts'
import type { CallRequest, Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { openLinkToken } from '../../identity/index.ts'
import { lockMember } from '../../members/index.ts'
import { type Claims, readClaims } from '../rules/provider-claims.ts'
import { continueSignIn } from '../steps/continue-sign-in.ts'
import { canSendEmail } from '../steps/count-email.ts'
import { openProvider, providerCookie, providerReturnUrl } from '../steps/provider-client.ts'
import { resolveProviderMember } from '../steps/resolve-provider-member.ts'
import { getVisitorId } from '../steps/visitor-id.ts'
import { findProvider, type Provider, shareEnabledProvider } from '../store/providers.ts'

/** Signs in after the provider's redirect, in the browser that started it. Creates a member for a new subject. */
export const finishProviderSignIn: Operation<'finishProviderSignIn'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const stored = await takeStored(context, request, siteId)
  const provider = await findProvider(context.db, siteId, stored.providerId)
  if (!provider?.isEnabled) return refuse('EXPIRED')
  const claims = await fetchProviderClaims(context, provider, stored, input.query)
  if (claims.email === '') return refuse('NO_EMAIL')
  const canEmail =
    !claims.isVerified &&
    (await canSendEmail(context, { siteId, email: claims.email, purpose: 'VERIFICATION', request }))
  const signIn = await context.transaction(async (tx) => {
    // The provider decides how long its answer takes: meanwhile it may have been disabled.
    const enabled = (await shareEnabledProvider(tx, siteId, provider.id)) ?? refuse('EXPIRED')
    const member = await resolveProviderMember(tx, context, { actor, provider: enabled, claims })
    if (member === 'ACCOUNT_EXISTS') return refuse('ACCOUNT_EXISTS')
    const locked = (await lockMember(tx, siteId, member.id)) ?? refuse('EXPIRED')
    const progress = { visitorId: getVisitorId(actor), canEmail, browser: request, providerId: enabled.id }
    return continueSignIn(tx, context, locked, progress)
  })
  return { signIn, next: stored.next }
}

function refuse(reason: 'EXPIRED' | 'DENIED' | 'REFUSED' | 'NO_EMAIL' | 'ACCOUNT_EXISTS'): never {
  return fail('SIGN_IN_PROVIDER_FAILED', { data: { reason } })
}

type Stored = { providerId: string; state: string; nonce: string; verifier: string; next: string | null }

/** Consumes the state stored for the browser. */
async function takeStored(context: Context, request: CallRequest, siteId: string): Promise<Stored> {
  const opened = await openLinkToken(context, request.cookie(providerCookie) ?? '')
  request.setCookie(providerCookie, null)
  const { use, ...stored } = (opened?.payload ?? {}) as Stored & { use?: string }
  return opened?.siteId === siteId && use === providerCookie ? stored : refuse('EXPIRED')
}

async function fetchProviderClaims(
  context: Context,
  provider: Provider,
  stored: Stored,
  query: string,
): Promise<Claims> {
  const back = new URL(await providerReturnUrl(context, provider.siteId))
  back.search = query
  try {
    const found = await openProvider(context, provider)
    const tokens = await openid.authorizationCodeGrant(found, back, {
      pkceCodeVerifier: stored.verifier,
      expectedState: stored.state,
      expectedNonce: stored.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims() ?? {}
    const identity = readClaims(claims)
    if (identity.email !== '' || !found.serverMetadata().userinfo_endpoint) return identity
    return readClaims({ ...claims, ...(await openid.fetchUserInfo(found, tokens.access_token, identity.subject)) })
  } catch (error) {
    if (error instanceof openid.AuthorizationResponseError) return refuse('DENIED')
    context.log.warn(
      { err: error, siteId: provider.siteId, providerId: provider.id },
      'sign-in provider was not believed',
    )
    return refuse('REFUSED')
  }
}
