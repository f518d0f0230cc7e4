import * as openid from 'openid-client'
import type { Context } from '../../../context.ts'
import { decrypt } from '../../../security/encryption.ts'
import { publicAddress } from '../../sites/index.ts'
import type { Provider } from '../store/providers.ts'

/** Encrypted cookie with the state of a provider sign-in. */
export const providerCookie = 'kalends_provider'

/** Time limit for signing in at the provider. */
export const providerMs = 10 * 60 * 1000

/** The address a provider sends people back to. */
export const providerReturnUrl = async (context: Context, siteId: string) =>
  `${await publicAddress(context, siteId)}/login/return`

/**
 * Discovers the provider's configuration each time, because keys rotate and sign-ins are rare. Throws if unreachable.
 */
export async function openProvider(context: Context, provider: Provider): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret, id } = provider
  const secret = clientSecret ? await decrypt(context, clientSecret, id) : undefined
  const authentication = secret === undefined ? openid.None() : openid.ClientSecretPost(secret)
  const server = new URL(issuer)
  return openid.discovery(server, clientId, undefined, authentication, {
    [openid.customFetch]: (address, { method, headers, body, signal }) =>
      context.gateways.fetchOutside(address, { method, headers, body, signal }),
    execute: [
      openid.enableNonRepudiationChecks,
      // `fetchOutside` decides whether the address is allowed.
      ...(server.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
    ],
  })
}
