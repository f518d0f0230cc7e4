import type { AppActor, MemberActor, VisitorActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { apiKeyPrefix } from '../rules/api-key.ts'
import { findApiKeyActor } from './find-api-key-actor.ts'
import { findTokenActor } from './find-token-actor.ts'

/**
 * Finds the actor of an Authorization header: a token, an API key or `<token>,<key>`, each with or without `Bearer`.
 * `siteId` comes from the site header. Undefined for invalid credentials.
 */
export async function findHeaderActor(
  context: Context,
  credentials: string,
  siteId: string | undefined,
): Promise<VisitorActor | MemberActor | AppActor | undefined> {
  const [first, second, ...more] = credentials
    .trim()
    .replace(/^bearer\s+/i, '')
    .split(',')
    .map((part) => part.trim())
  if (!first || more.length > 0) return undefined
  const named = siteId === undefined ? {} : { siteId }
  if (second !== undefined) return findElevatedActor(context, first, { key: second, ...named })
  return first.startsWith(apiKeyPrefix)
    ? findApiKeyActor(context, { key: first, ...named })
    : findTokenActor(context, first)
}

/** The key supplies the rights, the token the customer. Both of one site. */
async function findElevatedActor(
  context: Context,
  token: string,
  key: { key: string; siteId?: string },
): Promise<AppActor | undefined> {
  const app = await findApiKeyActor(context, key)
  const customer = await findTokenActor(context, token)
  if (!app || !customer || customer.type === 'app' || app.siteId !== customer.siteId) return undefined
  return { ...app, onBehalf: customer }
}
