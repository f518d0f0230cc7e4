import type { Context } from '../../../context.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { type Client, findLiveClient, isAllowedOrigin, isRegisteredRedirect } from '../../identity/index.ts'
import { type AuthRequest, authViolations, readAuthRequest } from '../rules/auth-request.ts'
import type { Destination, DestinationRequest } from './destination.ts'

/** Path of the authorization endpoint. */
export const authorizePath = '/oauth2/authorize'

/**
 * Validates an authorization: the client belongs to the site, the redirect URI is registered exactly, and web messages
 * go only to a registered origin.
 */
export async function authDestination(
  context: Context,
  { actor, input, pageOrigin }: DestinationRequest,
): Promise<Destination> {
  const given = input.auth?.authRequest ?? {}
  const prompt = input.auth?.prompt ?? given.prompt ?? null
  const violations = authViolations({ ...given, prompt })
  if (violations.length > 0) return refuseFields(violations)
  const authRequest = readAuthRequest(given, input.auth?.prompt)
  const client = await findLiveClient(context.db, actor.siteId, authRequest.clientId)
  if (!client) {
    const description = 'is no OAuth client of this business'
    const named = { violatedRule: 'OTHER', ruleName: 'UNKNOWN_CLIENT' } as const
    return refuseFields([{ field: 'auth.authRequest.clientId', description, ...named, data: {} }])
  }
  const origin = allowedOrigin(client, authRequest, pageOrigin)
  return { kind: 'AUTH', clientId: client.id, path: authorizePath, target: null, authRequest, pageOrigin: origin }
}

/**
 * Returns true if an authorization may be answered where its request wanted: the business may have removed the redirect
 * URI or the origin since.
 */
export function mayAnswer(
  client: Client,
  { redirectUri, responseMode }: Pick<AuthRequest, 'redirectUri' | 'responseMode'>,
  pageOrigin: string | null,
): boolean {
  if (redirectUri !== null && !isRegisteredRedirect(client, redirectUri)) return false
  return responseMode !== 'web_message' || (pageOrigin !== null && isAllowedOrigin(client, pageOrigin))
}

function allowedOrigin(
  client: Client,
  { redirectUri, responseMode }: AuthRequest,
  pageOrigin: string | undefined,
): string | null {
  if (redirectUri !== null && !isRegisteredRedirect(client, redirectUri)) {
    const description = `The redirect address ${redirectUri} is not registered for this OAuth client.`
    return fail('CALLBACK_URL_NOT_ALLOWED', { description, data: { field: 'auth.authRequest.redirectUri' } })
  }
  if (responseMode !== 'web_message') return null
  const origin = pageOrigin ?? (redirectUri === null ? '' : new URL(redirectUri).origin)
  if (isAllowedOrigin(client, origin)) return origin
  const description = `Pages of ${origin || 'an unknown origin'} are not registered for this OAuth client.`
  return fail('CALLBACK_URL_NOT_ALLOWED', { description, data: { field: 'origin' } })
}
