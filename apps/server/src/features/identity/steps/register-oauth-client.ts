import type { Permission } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { findSite, isGuid, newSiteSecret } from '../../sites/index.ts'
import { clientSecretPrefix } from '../rules/api-key.ts'
import { originViolations, redirectViolations, withOrigins } from '../rules/client-addresses.ts'
import { insertClient } from '../store/clients.ts'
import type { Maker } from './find-maker.ts'

/** A front end that receives tokens. The origins of its redirect URIs are allowed implicitly. */
export type NewOauthClient = {
  siteId: string
  name: string
  redirectUris: string[]
  allowedOrigins?: string[]
  /** It also has a secret and can act on its own. */
  withSecret?: boolean
  /** Permissions of the secret; absent: all of its site. */
  permissions?: Permission[] | null
  maker?: Maker
}

/** The id, and the secret's text, which is answered here and never again. */
export type CreatedOauthClient = { clientId: string; clientSecret?: string }

/** Registers a client. NOT_FOUND for an unknown site; refuses addresses that are none. */
export async function registerOauthClient(context: Context, client: NewOauthClient): Promise<CreatedOauthClient> {
  if (!isGuid(client.siteId) || !(await findSite(context.db, client.siteId))) fail('NOT_FOUND')
  return context.transaction((tx) => insertOauthClient(tx, context, client))
}

/** Creates a client for a site that is known to exist. */
export async function insertOauthClient(
  tx: Tx,
  context: Context,
  { siteId, name, redirectUris, allowedOrigins = [], withSecret = false, permissions = null, maker }: NewOauthClient,
): Promise<CreatedOauthClient> {
  const violations = [...redirectViolations(redirectUris), ...originViolations(allowedOrigins)]
  if (violations.length > 0) refuseFields(violations)
  const id = context.ids.guid()
  const secret = withSecret ? newSiteSecret(siteId, clientSecretPrefix) : undefined
  const addresses = { redirectUris, allowedOrigins: withOrigins(redirectUris, allowedOrigins) }
  const createdBy = { createdByUserId: maker?.userId ?? null, createdByKeyId: maker?.keyId ?? null }
  const client = { siteId, id, name, ...addresses, firstParty: false, permissions, ...createdBy }
  await insertClient(tx, { ...client, ...(secret ? { secretHash: secret.hash } : {}) }, context.clock.now())
  return { clientId: id, ...(secret ? { clientSecret: secret.text } : {}) }
}
