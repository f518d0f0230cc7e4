import { DAY } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { fail } from '../../../refusal.ts'
import { isGuid } from '../../sites/index.ts'
import { resendRefusal } from '../rules/resending.ts'
import type { MessageRow } from '../store/messages.ts'
import {
  findSiteOfMessage,
  insertCopy,
  isOutdatedMessage,
  lockMessage,
  requeueFailed,
  requeueMessage,
} from '../store/resending.ts'
import { isOfUndoneChange } from './bring-up-to-date.ts'
import { sendsEmail } from './open-mail.ts'
import { sendTask } from './send-due-messages.ts'

/** Failed messages that are older are sent again one by one only. */
const resendableDays = 30

/** The earliest creation of a message that is sent again with all that failed. */
export const resendableSince = (now: number): number => now - resendableDays * DAY

/** Refuses while there is no mail server: MAIL_SERVER_MISSING. */
async function requireMailServer(context: Context, tx: Tx): Promise<void> {
  if (!(await sendsEmail(context, tx))) fail('MAIL_SERVER_MISSING')
}

/** Queues a message again: one that was sent as a copy. Returns the id of what is sent. */
export async function resend(context: Context, tx: Tx, siteId: string, id: string): Promise<string> {
  await requireMailServer(context, tx)
  const message = (await lockMessage(tx, siteId, id)) ?? fail('MESSAGE_NOT_FOUND')
  const refusal = resendRefusal(message, {
    isOutdated: await isOutdatedMessage(tx, message),
    isUndone: await isOfUndoneChange(tx, message),
  })
  if (refusal) return fail(refusal)
  const resentId = await queueAgain(context, tx, message)
  await enqueue(tx, sendTask, {}, { key: sendTask })
  return resentId
}

async function queueAgain(context: Context, tx: Tx, message: MessageRow): Promise<string> {
  const now = context.clock.now()
  if (message.status === 'SENT') {
    const copyId = context.ids.guid()
    await insertCopy(tx, message, copyId, now)
    return copyId
  }
  // One that was not tried yet leaves when it is due: its change may still be undone.
  const isQueued = message.status === 'WAITING' && message.attempts === 0
  if (!isQueued) await requeueMessage(tx, message, now)
  return message.id
}

/** Queues the failed messages of a business, or of all, that are still true. Returns how many. */
export async function resendFailed(context: Context, tx: Tx, siteId?: string): Promise<number> {
  await requireMailServer(context, tx)
  const now = context.clock.now()
  const count = await requeueFailed(tx, { siteId, since: resendableSince(now), now })
  if (count > 0) await enqueue(tx, sendTask, {}, { key: sendTask })
  return count
}

/** Queues one message again, or all that failed, for the operator's command. Returns how many. */
export function resendAsOperator(context: Context, id: string | undefined): Promise<number> {
  return context.transaction(async (tx) => {
    if (id === undefined) return resendFailed(context, tx)
    const siteId = (isGuid(id) ? await findSiteOfMessage(tx, id) : undefined) ?? fail('MESSAGE_NOT_FOUND')
    await resend(context, tx, siteId, id)
    return 1
  })
}
