import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { readNotification } from '../rules/notification.ts'
import { requireOverrideRight } from '../steps/calendar-rights.ts'
import { applyPlan } from '../steps/carry-out.ts'
import { planUpdate } from '../steps/plan-update.ts'
import { showSessions } from '../steps/show-sessions.ts'
import { skipAdded } from '../steps/skip-added.ts'
import { findSessions } from '../store/read-sessions.ts'

export const updateSession: Operation<'updateSession'> = async ({ input, actor }, context) => {
  requireOverrideRight(actor, input.allowOverlap)
  return context.transaction(async (tx) => {
    const { open, plan } = await planUpdate(context, tx, actor, input)
    const outcome = await applyPlan(context, tx, actor.siteId, open, skipAdded(plan, input.skip ?? []), {
      bookings: input.bookings,
      allowOverlap: input.allowOverlap === true,
      actor,
      notification: readNotification(input),
    })
    const classSessions = await findSessions(tx, actor.siteId, [open.anchor.id])
    const [session] = await showSessions(tx, actor.siteId, classSessions, context.clock.now())
    if (!session) return fail('SESSION_NOT_FOUND')
    return { session, changedSessions: outcome.sessions, changedBookings: outcome.bookings }
  })
}
