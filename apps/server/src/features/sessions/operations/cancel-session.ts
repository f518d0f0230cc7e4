import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { readNotification } from '../rules/notification.ts'
import { planChange } from '../rules/plan-change.ts'
import { horizonDay } from '../rules/series.ts'
import { applyPlan } from '../steps/carry-out.ts'
import { openSession } from '../steps/open-session.ts'
import { showSessions } from '../steps/show-sessions.ts'
import { findSessions } from '../store/read-sessions.ts'

export const cancelSession: Operation<'cancelSession'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const now = context.clock.now()
    const open = await openSession(tx, actor, { id: input.sessionId, revision: input.revision })
    const scope = open.series ? (input.scope ?? 'ONE') : 'ONE'
    if (open.anchor.status === 'CANCELLED' && scope === 'ONE') {
      return fail('VALIDATION_FAILURE', { description: 'This session is cancelled already.' })
    }
    const horizon = horizonDay(now, open.anchor.timeZone)
    const change = { cancel: true } as const
    const plan = planChange({ ...open, change, scope, now, horizon, newRuleId: context.ids.guid() })
    const outcome = await applyPlan(context, tx, actor.siteId, open, plan, {
      // Class bookings are cancelled; course bookings continue with the remaining sessions.
      bookings: open.anchor.kind === 'COURSE' ? 'KEEP' : 'CANCEL',
      allowOverlap: false,
      actor,
      notification: readNotification(input),
    })
    const sessions = await findSessions(tx, actor.siteId, [open.anchor.id])
    const [session] = await showSessions(tx, actor.siteId, sessions, now)
    if (!session) return fail('SESSION_NOT_FOUND')
    return { session, cancelledSessions: outcome.sessions, cancelledBookings: outcome.ended }
  })
