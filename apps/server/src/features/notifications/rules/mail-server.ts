import type { FieldViolation } from '@kalends/contract'

type Refused = { reason: string; answer: string }

const fields: Readonly<Record<string, { field: string; says: string }>> = {
  SIGN_IN: { field: 'password', says: 'is refused by the mail server, or the user is' },
  HOST: { field: 'host', says: 'does not exist' },
  CONNECTION: { field: 'host', says: 'cannot be reached at this port' },
  TLS: { field: 'security', says: 'does not work with this host and port' },
}

/** Names the setting that stands in the way of a connection, with the reason as its rule and the server's answer. */
export function mailServerViolation({ reason, answer }: Refused): FieldViolation {
  const { field, says } = fields[reason] ?? { field: 'host', says: 'does not accept email at the moment' }
  return { field, description: `${says}: ${answer}`, violatedRule: 'OTHER', ruleName: reason, data: { answer } }
}

type SignIn = { host: string; port: number; user?: string | null | undefined; password?: string | null | undefined }

/** A password that was stored goes only where it was stored for, so that nobody can send it elsewhere. */
export function passwordViolation(
  sent: SignIn,
  stored: { host: string; port: number; user_name: string | null } | undefined,
): FieldViolation | undefined {
  if (!sent.user || sent.password) return undefined
  const isSame = stored && stored.host === sent.host && stored.port === sent.port && stored.user_name === sent.user
  if (isSame) return undefined
  const description = 'is required with a user, and again when host, port or user change'
  return { field: 'password', description, violatedRule: 'REQUIRED_FIELD', ruleName: 'PASSWORD_AGAIN' }
}
