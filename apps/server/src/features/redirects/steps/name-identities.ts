import type { OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { findLiveClient } from '../../identity/index.ts'
import type { BrowserIdentity, CarriedIdentity } from '../rules/identity-change.ts'
import type { RedirectSession } from '../store.ts'
import { findBrowserIdentity } from './browser-identity.ts'

type Identities = OutputOf<'getRedirectIdentity'>

/** Names whom this browser would act as, whom it acts as now, and the front end that asks. */
export async function nameIdentities(
  context: Context,
  request: Pick<CallRequest, 'cookie'>,
  { siteId, clientId }: RedirectSession,
  carried: CarriedIdentity,
): Promise<Identities> {
  const current = await findBrowserIdentity(context, request, siteId)
  const client = await findLiveClient(context.db, siteId, clientId)
  return {
    carried: await named(context, siteId, carried),
    current: await named(context, siteId, current),
    frontEnd: client?.name ?? '',
  }
}

async function named(
  context: Context,
  siteId: string,
  who: CarriedIdentity | BrowserIdentity,
): Promise<Identities['carried']> {
  if (who.type !== 'MEMBER') {
    const isKnown = who.type === 'VISITOR' || who.type === 'UNKNOWN'
    return { type: isKnown ? 'VISITOR' : 'NOBODY', name: null, email: null }
  }
  const claims = await context.ports.identity.findMemberClaims(context.db, siteId, who.id)
  const full = [claims?.givenName, claims?.familyName].filter(Boolean).join(' ')
  return { type: 'MEMBER', name: full || claims?.name || null, email: claims?.email ?? null }
}
