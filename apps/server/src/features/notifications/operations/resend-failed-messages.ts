import { HOUR } from '@kalends/availability'
import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { resendFailed } from '../steps/resend-messages.ts'

/** Needs READ_MESSAGES as well: people who see only their own calendar do not see messages. */
export const resendFailedMessages: Operation<'resendFailedMessages'> = async ({ actor }, context) => {
  const { siteId } = actor
  if (!may(actor, 'READ_MESSAGES')) return fail('PERMISSION_DENIED')
  await countAttempt(context, [{ key: `resend-failed:${siteId}`, limit: 20, windowMs: HOUR }])
  return context.transaction(async (tx) => ({ resent: await resendFailed(context, tx, siteId) }))
}
