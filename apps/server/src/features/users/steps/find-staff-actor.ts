import type { StaffActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { rememberCsrfSecret } from '../rules/csrf.ts'
import { sessionMs, touchIntervalMs } from '../rules/session.ts'
import { chooseWorkplace, rightsAt } from '../rules/workplace.ts'
import { updateLastSeen } from '../store/people.ts'
import { findWorkplaces } from '../store/roles.ts'
import { extendSession, findSession } from '../store/sessions.ts'

/**
 * Finds the staff actor of a cookie, for the session's site or for `siteId` if they have a role there. Undefined for an
 * unknown or expired cookie, or without a role.
 */
export async function findStaffActor(
  context: Context,
  { cookie, siteId }: { cookie: string; siteId?: string },
): Promise<StaffActor | undefined> {
  const now = context.clock.now()
  const key = readSiteSecret(cookie)
  const session = key && (await findSession(context.db, key, now))
  if (!key || !session) return undefined
  const workplace = chooseWorkplace(await findWorkplaces(context.db, session.userId), siteId ?? key.siteId)
  if (!workplace) return undefined
  if (now - Date.parse(session.last_seen_at) >= touchIntervalMs) {
    await extendSession(context.db, key, now + sessionMs, now)
    await updateLastSeen(context.db, workplace.siteId, session.userId, now)
  }
  const person = { type: 'staff', userId: session.userId, name: session.name, sessionId: session.id } as const
  return rememberCsrfSecret({ ...person, ...rightsAt(workplace, session.factorSince !== null) }, session.csrf_secret)
}
