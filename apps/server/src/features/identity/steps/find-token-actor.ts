import type { AppActor, MemberActor, VisitorActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { readPermissions } from '../rules/api-key.ts'
import { findLiveClient } from '../store/clients.ts'
import { findLiveFamily } from '../store/families.ts'
import { rememberClient } from '../store/remembered-credentials.ts'
import { readAccessToken } from './access-token.ts'

/**
 * Finds the actor of an access token; undefined if invalid. Revocation is checked on every call for members and
 * clients; a visitor's token needs its signature, and its front end to be enabled.
 */
export async function findTokenActor(
  context: Context,
  token: string,
): Promise<VisitorActor | MemberActor | AppActor | undefined> {
  const claims = await readAccessToken(context, token)
  if (!claims) return undefined
  const { siteId, subjectId, visitorId, clientId, familyId } = claims
  switch (claims.role) {
    case 'visitor':
      if (!(await isEnabled(context, siteId, clientId))) return undefined
      return { type: 'visitor', siteId, visitorId: subjectId, clientId, familyId }
    case 'app':
      return findClientActor(context, siteId, clientId)
    case 'member': {
      const family = await findLiveFamily(context.db, siteId, familyId)
      if (!family) return undefined
      const before = visitorId === undefined ? {} : { visitorId }
      const { visitorIds } = family
      return { type: 'member', siteId, memberId: subjectId, ...before, visitorIds, clientId, familyId }
    }
  }
}

/** Our own pages, whose client has the site's id, cannot be disabled. */
async function isEnabled(context: Context, siteId: string, clientId: string): Promise<boolean> {
  if (clientId === siteId) return true
  const read = async () => ((await findLiveClient(context.db, siteId, clientId)) ? true : undefined)
  return (await rememberClient(context, { siteId, clientId }, read)) === true
}

async function findClientActor(context: Context, siteId: string, clientId: string): Promise<AppActor | undefined> {
  const client = await findLiveClient(context.db, siteId, clientId)
  if (!client?.hasSecret) return undefined
  return {
    type: 'app',
    siteId,
    apiKeyId: clientId,
    name: client.name,
    permissions: readPermissions(client.permissions),
  }
}
