import { OAuthError } from './oauth-error.ts'
import { missingParameter, readAlias } from './token-request.ts'

type Sent = { clientId?: string; client_id?: string; clientSecret?: string; client_secret?: string }

/** The client of a request, and its credentials. */
export type ClientCredentials = { clientId: string | undefined; clientSecret: string | undefined }

/**
 * Reads client credentials from the parameters or an HTTP Basic header; never both, and never two clients. Source: RFC
 * 6749 §2.3 and §2.3.1.
 */
export function readClientCredentials(sent: Sent, authorization: string | undefined): ClientCredentials {
  const clientId = readAlias('client_id', sent.clientId, sent.client_id)
  const clientSecret = readAlias('client_secret', sent.clientSecret, sent.client_secret)
  const basic = parseBasic(authorization)
  if (!basic) {
    if (clientSecret !== undefined && clientId === undefined) missingParameter('client_id')
    return { clientId, clientSecret }
  }
  if (clientSecret !== undefined) {
    throw new OAuthError('invalid_request', 'The secret was sent twice, in the header and as a parameter.')
  }
  if (clientId !== undefined && clientId.toLowerCase() !== basic.clientId.toLowerCase()) {
    throw new OAuthError('invalid_request', 'The header names another client than the parameters.')
  }
  return basic
}

/** Returns true for an HTTP Basic header. */
export function isBasic(authorization: string | undefined): authorization is string {
  return authorization !== undefined && /^basic\s/i.test(authorization)
}

function parseBasic(authorization: string | undefined): { clientId: string; clientSecret: string } | undefined {
  if (!isBasic(authorization)) return undefined
  const text = Buffer.from(authorization.slice('basic '.length).trim(), 'base64').toString('utf8')
  const [, clientId, clientSecret] = /^([^:]*):(.*)$/s.exec(text) ?? []
  const id = decodeCredential(clientId)
  const secret = decodeCredential(clientSecret)
  if (id && secret !== undefined) return { clientId: id, clientSecret: secret }
  throw new OAuthError('invalid_client', 'The header is not "Basic" with an id and a secret.')
}

/** Decodes a credential, which is form-encoded. */
function decodeCredential(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
