import { DAY } from '@kalends/availability'
import type { Subscriber } from '../../jobs/events.ts'
import { enqueue, type Tasks } from '../../jobs/queue.ts'
import type { DueJob } from '../../jobs/schedule.ts'
import { bookingFqdn } from '../bookings/index.ts'
import { checkDomainsDaily } from './steps/check-sender-domain.ts'
import { sendsEmail } from './steps/open-mail.ts'
import { sendDueMessages, sendTask } from './steps/send-due-messages.ts'
import { concernsAnyone, writeBookingMessages } from './steps/write-booking-messages.ts'
import { clearErasedMessages, removeExpiredSecrets } from './store/messages.ts'

/** Writes messages about bookings, and has them sent at once. */
export const notificationsSubscribers: Subscriber[] = [
  {
    name: 'notifications.bookings',
    wants: (event) => event.entityFqdn === bookingFqdn && concernsAnyone(event),
    handle: async (context, event) => {
      const dueAt = await writeBookingMessages(context, event)
      if (dueAt === undefined || !(await sendsEmail(context, context.db))) return
      const delaySeconds = Math.max(0, Math.ceil((dueAt - context.clock.now()) / 1000))
      // One that waits has no key: the next would put it off again and again.
      await enqueue(context.db, sendTask, {}, delaySeconds > 0 ? { delaySeconds } : { key: sendTask })
    },
  },
]

/** Prompt sending; what fails is due again later. */
export const notificationsTasks: Tasks = {
  [sendTask]: (context) => sendDueMessages(context, context.clock.now()),
}

export const notificationsJobs: DueJob[] = [
  { name: 'notifications.expired-secrets', run: ({ db }, now) => removeExpiredSecrets(db, now) },
  { name: 'notifications.send', run: sendDueMessages },
  { name: 'notifications.erased', run: ({ db }, now) => clearErasedMessages(db, now - 3 * DAY) },
  { name: 'notifications.sender-domains', run: checkDomainsDaily },
]
