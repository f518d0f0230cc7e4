import type { OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findLiveClient } from '../../identity/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { getBrowserHash } from '../steps/browser.ts'
import { findBrowserIdentity } from '../steps/browser-identity.ts'
import { findCarried } from '../steps/carry-identity.ts'
import { findOpenedSession } from '../store.ts'

/** Returns whom a redirect session would make this browser act as, and whom it acts as. Only to the browser that opened it. */
export const getRedirectIdentity: Operation<'getRedirectIdentity'> = async ({ input, request }, context) => {
  const key = readSiteSecret(input.redirectSession)
  const browserHash = getBrowserHash(request)
  if (!key || !browserHash) return fail('NOT_FOUND')
  const now = context.clock.now()
  const session = (await findOpenedSession(context.db, key.siteId, key.hash, { browserHash, now })) ?? fail('NOT_FOUND')
  const { siteId, clientId } = session
  const carried = await findCarried(context, session)
  const current = await findBrowserIdentity(context, request, siteId)
  const client = await findLiveClient(context.db, siteId, clientId)
  return {
    carried: await named(context, siteId, carried),
    current: await named(context, siteId, current),
    frontEnd: client?.name ?? '',
  }
}

type Shown = OutputOf<'getRedirectIdentity'>['carried']

async function named(context: Context, siteId: string, who: { type: string; id?: string }): Promise<Shown> {
  if (who.type !== 'MEMBER' || who.id === undefined) {
    const isKnown = who.type === 'VISITOR' || who.type === 'UNKNOWN'
    return { type: isKnown ? 'VISITOR' : 'NOBODY', name: null, email: null }
  }
  const claims = await context.ports.identity.findMemberClaims(context.db, siteId, who.id)
  const full = [claims?.givenName, claims?.familyName].filter(Boolean).join(' ')
  return { type: 'MEMBER', name: full || claims?.name || null, email: claims?.email ?? null }
}
