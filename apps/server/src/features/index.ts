import type { Noun } from '@kalends/contract'
import type { RoutesOf } from '../operation.ts'
import { attendanceRoutes } from './attendance/index.ts'
import { auditRoutes } from './audit/index.ts'
import { authenticationRoutes } from './authentication/index.ts'
import { availabilityRoutes } from './availability/index.ts'
import { bookingsRoutes } from './bookings/index.ts'
import { businessRoutes } from './business/index.ts'
import { calendarsRoutes } from './calendars/index.ts'
import { captchaRoutes } from './captcha/index.ts'
import { categoriesRoutes } from './categories/index.ts'
import { checkoutsRoutes } from './checkouts/index.ts'
import { commitmentsRoutes } from './commitments/index.ts'
import { couponsRoutes } from './coupons/index.ts'
import { creditsRoutes } from './credits/index.ts'
import { customersRoutes } from './customers/index.ts'
import { formsRoutes } from './forms/index.ts'
import { holdsRoutes } from './holds/index.ts'
import { identityRoutes } from './identity/index.ts'
import { jobsRoutes } from './jobs/index.ts'
import { mediaRoutes } from './media/index.ts'
import { membersRoutes } from './members/index.ts'
import { notificationsRoutes } from './notifications/index.ts'
import { ordersRoutes } from './orders/index.ts'
import { paymentsRoutes } from './payments/index.ts'
import { plansRoutes } from './plans/index.ts'
import { policiesRoutes } from './policies/index.ts'
import { privacyRoutes } from './privacy/index.ts'
import { redirectsRoutes } from './redirects/index.ts'
import { resourcesRoutes } from './resources/index.ts'
import { schedulesRoutes } from './schedules/index.ts'
import { servicesRoutes } from './services/index.ts'
import { sessionsRoutes } from './sessions/index.ts'
import { sitesRoutes } from './sites/index.ts'
import { usersRoutes } from './users/index.ts'
import { webhooksRoutes } from './webhooks/index.ts'

/** Every feature's operations: the type demands all of them. */
export const routes: { [N in Noun]: RoutesOf<N> } = {
  plans: plansRoutes,
  checkouts: checkoutsRoutes,
  coupons: couponsRoutes,
  policies: policiesRoutes,
  payments: paymentsRoutes,
  categories: categoriesRoutes,
  forms: formsRoutes,
  media: mediaRoutes,
  jobs: jobsRoutes,
  audit: auditRoutes,
  sites: sitesRoutes,
  users: usersRoutes,
  identity: identityRoutes,
  members: membersRoutes,
  captcha: captchaRoutes,
  authentication: authenticationRoutes,
  schedules: schedulesRoutes,
  business: businessRoutes,
  resources: resourcesRoutes,
  services: servicesRoutes,
  availability: availabilityRoutes,
  orders: ordersRoutes,
  credits: creditsRoutes,
  holds: holdsRoutes,
  bookings: bookingsRoutes,
  attendance: attendanceRoutes,
  sessions: sessionsRoutes,
  customers: customersRoutes,
  redirects: redirectsRoutes,
  calendars: calendarsRoutes,
  commitments: commitmentsRoutes,
  webhooks: webhooksRoutes,
  notifications: notificationsRoutes,
  privacy: privacyRoutes,
}
