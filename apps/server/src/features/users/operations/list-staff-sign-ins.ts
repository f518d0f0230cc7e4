import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { markStaffBrowser } from '../steps/known-browser.ts'
import { requireSession } from '../steps/require-session.ts'
import { deleteOtherSessions, deleteUserSession, listUserSessions } from '../store/sessions.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'

/** Lists the person's sessions at all sites, last used first. */
export const listStaffSignIns: Operation<'listStaffSignIns'> = async ({ actor }, context) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  const rows = await listUserSessions(context.db, actor.userId, context.clock.now())
  return {
    signIns: rows.map((row) => ({
      id: row.id,
      browser: row.user_agent ?? '',
      address: row.address ?? '',
      createdDate: row.created_at,
      lastSeenDate: row.last_seen_at,
      isPresent: row.id === actor.sessionId,
    })),
  }
}

/** Ends one of the person's sessions. */
export const endStaffSignIn: Operation<'endStaffSignIn'> = async ({ input, actor }, context) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  await context.transaction(async (tx) => {
    await requireSession(tx, actor)
    if (!(await deleteUserSession(tx, actor.userId, input.signInId.toLowerCase()))) fail('NOT_FOUND')
    signalRightsChanged(tx)
  })
  return {}
}

/** Ends the person's other sessions. */
export const endOtherStaffSignIns: Operation<'endOtherStaffSignIns'> = async ({ actor, request }, context) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  const ended = await context.transaction(async (tx) => {
    await requireSession(tx, actor)
    signalRightsChanged(tx)
    return deleteOtherSessions(tx, actor.userId, actor.sessionId)
  })
  await markStaffBrowser(context, request, actor.userId)
  return { ended }
}
