import type { OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findLiveClient } from '../../identity/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import type { BrowserIdentity, CarriedIdentity } from '../rules/identity-change.ts'
import { getBrowserHash } from '../steps/browser.ts'
import { findBrowserIdentity } from '../steps/browser-identity.ts'
import { findCarried } from '../steps/carry-identity.ts'
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
  const { siteId, clientId } = session
  const current = await findBrowserIdentity(context, request, siteId)
  const client = await findLiveClient(context.db, siteId, clientId)
  return {
    carried: await named(context, siteId, carried),
    current: await named(context, siteId, current),
    frontEnd: client?.name ?? '',
  }
}

async function findReturned(
  context: Context,
  { siteId }: RedirectSession,
  sessionToken: string,
): Promise<CarriedIdentity | undefined> {
  const id = await context.ports.identity.findSessionTokenMember(context.db, siteId, sessionToken, context.clock.now())
  return id === undefined ? undefined : { type: 'MEMBER', id }
}

async function named(
  context: Context,
  siteId: string,
  who: CarriedIdentity | BrowserIdentity,
): Promise<OutputOf<'getRedirectIdentity'>['carried']> {
  if (who.type !== 'MEMBER') {
    const isKnown = who.type === 'VISITOR' || who.type === 'UNKNOWN'
    return { type: isKnown ? 'VISITOR' : 'NOBODY', name: null, email: null }
  }
  const claims = await context.ports.identity.findMemberClaims(context.db, siteId, who.id)
  const full = [claims?.givenName, claims?.familyName].filter(Boolean).join(' ')
  return { type: 'MEMBER', name: full || claims?.name || null, email: claims?.email ?? null }
}
