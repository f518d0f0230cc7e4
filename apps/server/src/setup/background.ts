import type { Context } from '../context.ts'
import { authenticationJobs } from '../features/authentication/index.ts'
import { bookingsJobs } from '../features/bookings/index.ts'
import { captchaJobs } from '../features/captcha/index.ts'
import { categoriesJobs } from '../features/categories/index.ts'
import { checkoutsJobs } from '../features/checkouts/index.ts'
import { creditsJobs } from '../features/credits/index.ts'
import { customersJobs } from '../features/customers/index.ts'
import { formsJobs } from '../features/forms/index.ts'
import { holdsJobs } from '../features/holds/index.ts'
import { identityJobs, keepsKeyRights } from '../features/identity/index.ts'
import { type JobHandlers, jobsDue, toTasks } from '../features/jobs/index.ts'
import { limitsJobs } from '../features/limits/index.ts'
import { mediaJobs } from '../features/media/index.ts'
import { membersJobHandlers, membersJobs } from '../features/members/index.ts'
import { notificationsJobs, notificationsSubscribers, notificationsTasks } from '../features/notifications/index.ts'
import { ordersJobs } from '../features/orders/index.ts'
import { paymentsJobs, reconcilePayments } from '../features/payments/index.ts'
import { policiesJobs } from '../features/policies/index.ts'
import { privacyJobs } from '../features/privacy/index.ts'
import { redirectsJobs } from '../features/redirects/index.ts'
import { resourcesJobs, tagsJobHandler } from '../features/resources/index.ts'
import { servicesJobHandlers, servicesJobs } from '../features/services/index.ts'
import { sessionsJobs } from '../features/sessions/index.ts'
import { keepsStaffRights, usersJobs } from '../features/users/index.ts'
import { deliverDueWebhooks, startWebhookDelivery, webhooksFanOut, webhooksJobs } from '../features/webhooks/index.ts'
import { dispatch } from '../jobs/dispatcher.ts'
import type { FanOut, Subscriber } from '../jobs/events.ts'
import { retentionJobs } from '../jobs/retention.ts'
import { type DueJob, runDueJobs } from '../jobs/schedule.ts'
import { startWorker, type Tasks, type Worker } from '../jobs/worker.ts'

/** Jobs that run by the clock. The work itself is in each feature's `jobs.ts`. */
export const dueJobs: DueJob[] = [
  ...jobsDue,
  ...limitsJobs,
  ...usersJobs,
  ...resourcesJobs,
  ...identityJobs,
  ...membersJobs,
  ...authenticationJobs,
  ...captchaJobs,
  ...formsJobs,
  ...servicesJobs,
  ...ordersJobs,
  ...creditsJobs,
  ...holdsJobs,
  ...checkoutsJobs,
  ...bookingsJobs,
  ...sessionsJobs,
  ...categoriesJobs,
  ...policiesJobs,
  ...paymentsJobs,
  ...customersJobs,
  ...redirectsJobs,
  ...mediaJobs,
  ...webhooksJobs,
  ...notificationsJobs,
  ...privacyJobs,
  ...retentionJobs,
]

/** Event subscribers. */
export const subscribers: Subscriber[] = [...notificationsSubscribers]

/** What features write for events in addition to the subscribers' deliveries. */
const fanOuts: FanOut[] = [webhooksFanOut]

/** What `startJob` may name: the calls that begin a job, with what is done for each item. A feature adds its line here. */
const jobHandlers: JobHandlers = {
  ...servicesJobHandlers,
  ...membersJobHandlers,
  bulkUpdateStaffMemberTagsByFilter: tagsJobHandler,
}

/** What `enqueue` may name. */
export const tasks: Tasks = {
  ...notificationsTasks,
  ...toTasks(jobHandlers, (db, actor) =>
    actor.type === 'staff' ? keepsStaffRights(db, actor) : keepsKeyRights(db, actor),
  ),
}

/** Starts all background work, within the server or in its own process. */
export async function startBackground(context: Context, databaseUrl: string): Promise<Worker> {
  // A crash may have left payments open; the minute tick would find them later.
  await reconcilePayments(context, context.clock.now())
  return startWorker(context, databaseUrl, { dueJobs, subscribers, tasks, fanOuts, runners: [startWebhookDelivery] })
}

/** Runs all work that is due at `now`: each minute in production, with a moved clock in tests. */
export function runDue(context: Context, now: number): Promise<void> {
  return runDueJobs(dueJobs, context, now)
}

/** Delivers committed events now, to webhooks too, instead of waiting for the background work. */
export async function dispatchEvents(context: Context): Promise<void> {
  await dispatch(context, subscribers, fanOuts)
  await deliverDueWebhooks(context)
}
