import * as openid from 'openid-client'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { signLinkToken } from '../../identity/index.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { requestLimits } from '../rules/limits.ts'
import { openProvider, providerCookie, providerMs, providerReturnUrl } from '../steps/provider-client.ts'
import { findProvider } from '../store/providers.ts'

/** Returns the provider's authorization URL and sets the encrypted cookie needed for the callback. */
export const startProviderSignIn: Operation<'startProviderSignIn'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const provider = await findProvider(context.db, siteId, input.providerId)
  if (!provider?.isEnabled) return fail('NOT_FOUND')
  await countAttempt(context, requestLimits(toNetwork(request.address)))
  const found = await openProvider(context, provider).catch((error) => {
    context.log.warn({ err: error, siteId, providerId: provider.id }, 'sign-in provider did not answer')
    return fail('SIGN_IN_PROVIDER_FAILED', { data: { reason: 'UNREACHABLE' } })
  })
  const state = openid.randomState()
  const nonce = openid.randomNonce()
  const verifier = openid.randomPKCECodeVerifier()
  const url = openid.buildAuthorizationUrl(found, {
    response_type: 'code',
    redirect_uri: await providerReturnUrl(context, siteId),
    scope: provider.scopes.join(' '),
    state,
    nonce,
    code_challenge_method: 'S256',
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
  })
  const stored = { use: providerCookie, providerId: provider.id, state, nonce, verifier, next: input.next ?? null }
  const expiresAt = context.clock.now() + providerMs
  request.setCookie(providerCookie, await signLinkToken(context, siteId, stored, { expiresAt }), {
    maxAgeSeconds: providerMs / 1000,
  })
  return { url: url.href }
}
