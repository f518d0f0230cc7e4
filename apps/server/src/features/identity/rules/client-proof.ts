import { OAuthError } from './oauth-error.ts'
import { missing, oneOf } from './token-request.ts'

type Sent = { clientId?: string; client_id?: string; clientSecret?: string; client_secret?: string }

/** Client id and secret, if sent. */
export type ClientProof = { clientId: string | undefined; clientSecret: string | undefined }

/**
 * Reads client credentials from the parameters or an HTTP Basic header; never both, and never two clients. Source: RFC
 * 6749 §2.3 and §2.3.1.
 */
export function clientProof(sent: Sent, authorization: string | undefined): ClientProof {
  const clientId = oneOf('client_id', sent.clientId, sent.client_id)
  const clientSecret = oneOf('client_secret', sent.clientSecret, sent.client_secret)
  const basic = basicOf(authorization)
  if (!basic) {
    if (clientSecret !== undefined && clientId === undefined) missing('client_id')
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

function basicOf(authorization: string | undefined): { clientId: string; clientSecret: string } | undefined {
  if (!isBasic(authorization)) return undefined
  const text = Buffer.from(authorization.slice('basic '.length).trim(), 'base64').toString('utf8')
  const [, clientId, clientSecret] = /^([^:]*):(.*)$/s.exec(text) ?? []
  const [id, secret] = [decoded(clientId), decoded(clientSecret)]
  if (id && secret !== undefined) return { clientId: id, clientSecret: secret }
  throw new OAuthError('invalid_client', 'The header is not "Basic" with an id and a secret.')
}

/** Both parts are form-encoded. */
function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
