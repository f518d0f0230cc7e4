import * as openid from 'openid-client'
import type { Context } from '../../../context.ts'
import { decrypt } from '../../../security/encryption.ts'
import { publicAddress } from '../../sites/index.ts'
import type { Provider } from '../store/providers.ts'

/** What a browser keeps between leaving for a provider and coming back, encrypted. */
export const providerCookie = 'kalends_provider'

/** Somebody has ten minutes there. */
export const providerMs = 10 * 60 * 1000

/** The address a provider sends people back to. */
export const returnUrlOf = async (context: Context, siteId: string) =>
  `${await publicAddress(context, siteId)}/login/return`

/** A provider as the library knows it, found anew: keys change, and people seldom come. Throws where it is not there. */
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
      // Whether it may be asked is for `fetchOutside` to say.
      ...(server.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
    ],
  })
}
