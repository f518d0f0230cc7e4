import type { Noun } from '@kalends/contract'
import type { RoutesOf } from '../operation.ts'
import { attendanceRoutes } from './attendance/index.ts'
import { auditRoutes } from './audit/index.ts'
import {
  authenticationRoutes,
  endMemberSession,
  endSessions,
  factorTypesOf,
  findMemberSession,
  forgetMembers,
  joinAuthentication,
  signInsKeptAbout,
  startMemberSession,
  takeSessionToken,
} from './authentication/index.ts'
import { availabilityRoutes, timesOfServices } from './availability/index.ts'
import { bookingSubmissions, bookingsKeptAbout, bookingsRoutes, findPolicySnapshots } from './bookings/index.ts'
import { businessRoutes } from './business/index.ts'
import { calendarsRoutes, feedKeptAbout, forgetFeeds } from './calendars/index.ts'
import { captchaRoutes, checkFormCaptcha } from './captcha/index.ts'
import { categoriesRoutes } from './categories/index.ts'
import { customersRoutes } from './customers/index.ts'
import { formsRoutes, joinForms, registerFormUser, registerSubmissionOwner } from './forms/index.ts'
import { adoptHolds, holdsRoutes } from './holds/index.ts'
import { identityRoutes, joinSignIn } from './identity/index.ts'
import { jobsRoutes } from './jobs/index.ts'
import { mediaRoutes } from './media/index.ts'
import { claimsOf, joinMembers, keepApproved, membersRoutes } from './members/index.ts'
import {
  lettersKeptAbout,
  notificationsRoutes,
  signInLetters,
  writeFarewell,
  writeInvitation,
  writeStaffPasswordLink,
} from './notifications/index.ts'
import { policiesForms, policiesRoutes } from './policies/index.ts'
import { redirectsRoutes } from './redirects/index.ts'
import { joinStaff, resourcesRoutes, staffBinding } from './resources/index.ts'
import { schedulesRoutes } from './schedules/index.ts'
import { joinServices, moveToPolicy, servicesForms, servicesOfStaff, servicesRoutes } from './services/index.ts'
import { sessionsOfServices, sessionsRoutes } from './sessions/index.ts'
import { sitesRoutes } from './sites/index.ts'
import { joinPeople, usersRoutes } from './users/index.ts'

// Rooms to the right tell forms who uses them, and what answers belong to.
registerFormUser(servicesForms)
registerFormUser(policiesForms)
registerSubmissionOwner(bookingSubmissions)
joinForms({ checkCaptcha: checkFormCaptcha })

// Rooms to the right of people tell it what they do for them.
joinPeople({ writeInvitation, writeStaffPasswordLink, writeWayIn: signInLetters.writeWayIn, staff: staffBinding })
joinStaff(servicesOfStaff)

// Sessions and bookings follow their services; free times tell which of them can be had.
joinServices(sessionsOfServices)
joinServices(timesOfServices)

// Tokens are given to members who may sign in; who may not any more is signed out.
joinSignIn({ mayHaveTokens: keepApproved, claimsOf })
joinSignIn({ findMemberSession, takeSessionToken, startMemberSession, endMemberSession })
joinSignIn({ adoptVisitor: adoptHolds })
joinMembers({ endSessions, forget: forgetMembers })
joinMembers({ forget: forgetFeeds, keptAbout: feedKeptAbout, writeFarewell })
joinMembers({ keptAbout: signInsKeptAbout, factorTypes: factorTypesOf })
joinMembers({ keptAbout: bookingsKeptAbout })
joinMembers({ keptAbout: lettersKeptAbout })
joinAuthentication(signInLetters)

/** Every feature's operations: the type demands all of them. */
export const routes: { [N in Noun]: RoutesOf<N> } = {
  policies: policiesRoutes({ moveServices: moveToPolicy, findSnapshots: findPolicySnapshots }),
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
  holds: holdsRoutes,
  bookings: bookingsRoutes,
  attendance: attendanceRoutes,
  sessions: sessionsRoutes,
  customers: customersRoutes,
  redirects: redirectsRoutes,
  calendars: calendarsRoutes,
  notifications: notificationsRoutes,
}
