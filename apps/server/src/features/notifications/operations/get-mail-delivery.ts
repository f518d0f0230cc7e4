import type { Infer, notifications } from '@kalends/contract'
import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { sendsEmail } from '../steps/open-mail.ts'
import { resendableSince } from '../steps/resend-messages.ts'
import { findPause, type PauseRow } from '../store/pause.ts'
import { countResendable, countWaiting } from '../store/resending.ts'

type Pause = NonNullable<Infer<typeof notifications.MailDelivery>['pause']>

/** What the mail server answered may name its account: only for owners. */
export const getMailDelivery: Operation<'getMailDelivery'> = async ({ actor }, context) => {
  const { db, clock } = context
  const { siteId } = actor
  const [mailServer, pause, waiting, failed] = await Promise.all([
    sendsEmail(context, db),
    findPause(db),
    countWaiting(db, siteId),
    countResendable(db, siteId, resendableSince(clock.now())),
  ])
  const shown = mailServer && pause ? pauseView(pause, may(actor, 'MANAGE_USERS')) : null
  return { delivery: { mailServer, pause: shown, waiting, failed } }
}

function pauseView({ reason, answer, since, next_probe_at }: PauseRow, withAnswer: boolean): Pause {
  return {
    reason: reason as Pause['reason'],
    answer: withAnswer ? answer : null,
    sinceDate: new Date(since).toISOString(),
    nextAttemptDate: new Date(next_probe_at).toISOString(),
  }
}
