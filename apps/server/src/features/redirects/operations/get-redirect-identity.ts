import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { readSiteSecret } from '../../sites/index.ts'
import type { CarriedIdentity } from '../rules/identity-change.ts'
import { getBrowserHash } from '../steps/browser.ts'
import { findCarried } from '../steps/carry-identity.ts'
import { nameIdentities } from '../steps/name-identities.ts'
import { findOpenedSession, type RedirectSession } from '../store.ts'

/**
 * Returns whom a redirect session, or the session token a browser returns with, would make this browser act as, and whom
 * it acts as. Only to the browser that opened the redirect session.
 */
export const getRedirectIdentity: Operation<'getRedirectIdentity'> = async ({ input, request }, context) => {
  const key = readSiteSecret(input.redirectSession)
  const browserHash = getBrowserHash(request)
  if (!key || !browserHash) return fail('NOT_FOUND')
  const now = context.clock.now()
  const session = (await findOpenedSession(context.db, key.siteId, key.hash, { browserHash, now })) ?? fail('NOT_FOUND')
  const carried =
    input.sessionToken === undefined
      ? await findCarried(context, session)
      : ((await findReturned(context, session, input.sessionToken)) ?? fail('NOT_FOUND'))
  return nameIdentities(context, request, session, carried)
}

async function findReturned(
  context: Context,
  { siteId }: RedirectSession,
  sessionToken: string,
): Promise<CarriedIdentity | undefined> {
  const id = await context.ports.identity.findSessionTokenMember(context.db, siteId, sessionToken, context.clock.now())
  return id === undefined ? undefined : { type: 'MEMBER', id }
}
