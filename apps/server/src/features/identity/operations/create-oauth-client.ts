import type { FieldViolation } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { findSite, isGuid } from '../../sites/index.ts'
import { insertClient } from '../store/clients.ts'

/** A front end that gets tokens. Its origins are those of its redirect addresses. */
export type NewOauthClient = { siteId: string; name: string; redirectUris: string[] }

/** Registers a client. NOT_FOUND for an unknown site; refuses a redirect address that is none. */
export async function createOauthClient(
  context: Context,
  { siteId, name, redirectUris }: NewOauthClient,
): Promise<{ clientId: string }> {
  if (!isGuid(siteId) || !(await findSite(context.db, siteId))) fail('NOT_FOUND')
  const violations = redirectUris.flatMap(redirectViolation)
  if (violations.length > 0) refuseFields(violations)
  const id = context.ids.guid()
  const client = { siteId, id, name, redirectUris, allowedOrigins: originsOf(redirectUris), firstParty: false }
  await context.transaction((tx) => insertClient(tx, client, context.clock.now()))
  return { clientId: id }
}

function redirectViolation(uri: string, index: number): FieldViolation[] {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  if (url && ['http:', 'https:'].includes(url.protocol) && url.hash === '') return []
  const description = 'must be an http or https address without a fragment'
  return [{ field: `redirectUris[${index}]`, description, violatedRule: 'FORMAT', data: {} }]
}

function originsOf(uris: readonly string[]): string[] {
  return [...new Set(uris.map((uri) => new URL(uri).origin))]
}
