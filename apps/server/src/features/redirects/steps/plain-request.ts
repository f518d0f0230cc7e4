import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { type Client, findClientSite, findLiveClient, isRegisteredRedirect } from '../../identity/index.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { isGuid, newSiteSecret } from '../../sites/index.ts'
import { authRefusals, type ResponseMode, readAuthRequest, responseModes } from '../rules/auth-request.ts'
import { authorizeAnswer } from '../rules/authorize-answer.ts'
import type { Authorized } from '../rules/authorized.ts'
import { unopenedMs } from '../rules/lifetimes.ts'
import { refuseBrowser } from '../rules/redirect-refusal.ts'
import { insertRedirectSession } from '../store.ts'

type Given = Record<
  'clientId' | 'redirectUri' | 'responseType' | 'responseMode' | 'scope' | 'state' | 'prompt',
  string | null
> &
  Record<'codeChallenge' | 'codeChallengeMethod', string | null>

/**
 * Stores a plain OAuth authorization request (RFC 6749 §4.1.1) as a session. An invalid client or redirect URI is shown
 * to the person; other errors go to the front end.
 */
export async function plainRequest(
  context: Context,
  request: CallRequest,
  parameters: URLSearchParams,
): Promise<{ secret: string } | Authorized> {
  const repeated = [...new Set(parameters.keys())].find((name) => parameters.getAll(name).length > 1)
  if (repeated !== undefined) return refuseBrowser('BAD_REQUEST')
  const given = read(parameters)
  const client = await requireClient(context, given.clientId)
  if (!client) return refuseBrowser('UNKNOWN_CLIENT')
  if (given.redirectUri === null) return refuseBrowser('REDIRECT_URI', client.siteId)
  if (!isRegisteredRedirect(client, given.redirectUri)) return refuseBrowser('REDIRECT_URI', client.siteId)
  const [wrong] = authRefusals(given)
  if (wrong) return sendBack(request, client, given, given.redirectUri, wrong)
  // Each one is stored, and callers are not authenticated: generous, but limited.
  const network = toNetwork(request.address)
  await countAttempt(context, [{ key: `authorize-minute:${network}`, limit: 600, windowMs: 60_000 }])
  return { secret: await saveRequest(context, client, given, given.redirectUri) }
}

function read(parameters: URLSearchParams): Given {
  const get = (name: string) => parameters.get(name) || null
  return {
    clientId: get('client_id'),
    redirectUri: get('redirect_uri'),
    responseType: get('response_type'),
    responseMode: get('response_mode'),
    scope: get('scope'),
    state: get('state'),
    prompt: get('prompt'),
    codeChallenge: get('code_challenge'),
    codeChallengeMethod: get('code_challenge_method'),
  }
}

async function requireClient(context: Context, clientId: string | null): Promise<Client | undefined> {
  const siteId = clientId && isGuid(clientId) ? await findClientSite(context.db, clientId) : undefined
  return siteId && clientId ? findLiveClient(context.db, siteId, clientId.toLowerCase()) : undefined
}

const names: Record<string, string> = {
  responseType: 'response_type',
  responseMode: 'response_mode',
  codeChallenge: 'code_challenge',
  codeChallengeMethod: 'code_challenge_method',
}

function sendBack(
  request: CallRequest,
  client: Client,
  { state, responseMode: mode, responseType }: Given,
  redirectUri: string,
  { field, reason }: { field: string; reason: string },
): Authorized {
  const error = field === 'responseType' && responseType ? 'unsupported_response_type' : 'invalid_request'
  const responseMode = responseModes.find((known) => known === mode) ?? 'query'
  const to = { iss: request.origin, pageOrigin: new URL(redirectUri).origin }
  const result = { error, description: `The parameter ${names[field] ?? field} ${reason}.` }
  const answer = authorizeAnswer({ responseMode: responseMode satisfies ResponseMode, redirectUri, state }, result, to)
  return answer ? { ...answer, frames: client.allowedOrigins } : refuseBrowser('BAD_REQUEST', client.siteId)
}

/** Its secret lives in addresses of this browser alone, from now on. */
async function saveRequest(context: Context, client: Client, given: Given, redirectUri: string): Promise<string> {
  const now = context.clock.now()
  const { siteId, id: clientId } = client
  const authRequest = readAuthRequest(given)
  const { text, hash } = newSiteSecret(siteId)
  const session = {
    siteId,
    id: context.ids.guid(),
    hash,
    clientId,
    kind: 'AUTH' as const,
    target: null,
    authRequest,
    callbacks: {},
    query: {},
    visitorId: null,
    familyId: null,
    member: null,
    openerMemberId: null,
    pageOrigin: new URL(redirectUri).origin,
    expiresAt: now + unopenedMs,
  }
  await context.transaction((tx) => insertRedirectSession(tx, session, now))
  return text
}
