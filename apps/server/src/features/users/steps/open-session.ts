import { randomBytes, randomUUID } from 'node:crypto'
import type { StaffActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { newSiteSecret, readSiteSecret } from '../../sites/index.ts'
import { rememberCsrfSecret } from '../rules/csrf.ts'
import { sessionMs, staffCookie } from '../rules/session.ts'
import { rightsAt } from '../rules/workplace.ts'
import { updateLastSeen } from '../store/people.ts'
import type { WorkplaceRow } from '../store/roles.ts'
import { deleteSession, insertSession } from '../store/sessions.ts'
import { markStaffBrowser } from './known-browser.ts'

type NewSession = {
  user: { id: string; name: string }
  workplace: WorkplaceRow
  request: CallRequest
  /** The second factor that was just shown; null without one. */
  factorId: string | null
}

/** Opens a session at a workplace in place of the browser's previous one, and sets its cookie. */
export async function openSession(
  context: Context,
  db: Db,
  { user, workplace, request, factorId }: NewSession,
): Promise<StaffActor> {
  const { siteId } = workplace
  const { text, hash } = newSiteSecret(siteId)
  const session = { siteId, id: randomUUID(), userId: user.id, hash, csrfSecret: randomBytes(32), factorId }
  await endSession(db, request)
  const now = context.clock.now()
  const from = { userAgent: request.userAgent, address: request.address }
  await insertSession(db, { ...session, ...from, expiresAt: now + sessionMs }, now)
  await updateLastSeen(db, siteId, user.id, now)
  setSessionCookie(request, text)
  await markStaffBrowser(context, request, user.id, db)
  const actor: StaffActor = {
    type: 'staff',
    userId: user.id,
    name: user.name,
    sessionId: session.id,
    ...rightsAt(workplace, factorId !== null),
  }
  return rememberCsrfSecret(actor, session.csrfSecret)
}

/** Ends the calling browser's session, if any. */
export async function endSession(db: Db, request: CallRequest): Promise<void> {
  const key = readSiteSecret(request.cookie(staffCookie) ?? '')
  if (key) await deleteSession(db, key)
}

/** The cookie lasts as long as an idle session. */
export function setSessionCookie(request: CallRequest, text: string): void {
  request.setCookie(staffCookie, text, { maxAgeSeconds: sessionMs / 1000 })
}
