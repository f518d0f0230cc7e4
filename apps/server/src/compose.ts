import type { Ports } from './context.ts'
import {
  consumeSessionToken,
  endMemberSession,
  endSessions as endMemberSessions,
  eraseSignInData,
  exportSignIns,
  findFactorTypes,
  findMemberSession,
  findSessionTokenMember,
  lockMemberSession,
  requireRecentSignIn,
  startMemberSession,
} from './features/authentication/index.ts'
import { findAvailableServices } from './features/availability/index.ts'
import {
  beginBookingPayment,
  completeFeeAgreement,
  endRefundedOrder,
  exportBookings,
  findBookingStart,
  findFeeConsent,
  findPolicySnapshots,
  findSaleState,
  followBookingCharge,
  isBookingOfLink,
  isChargeOfOwnBooking,
  listBookingsOfCards,
  lockBookings,
  oweLostCredits,
  requireEndableOrder,
  submissionsOnCalendar,
  sumUncharged,
  updateBookingAnswers,
} from './features/bookings/index.ts'
import { changeTimeZone } from './features/business/index.ts'
import { endFeedOfSignIn, eraseFeeds, exportFeed } from './features/calendars/index.ts'
import { checkFormCaptcha } from './features/captcha/index.ts'
import {
  adoptBaskets,
  findBookedOrders,
  followBookingPayment,
  followCheckoutCharge,
  followCheckoutPlan,
} from './features/checkouts/index.ts'
import { findUnchargeableCoupon } from './features/coupons/index.ts'
import { endComing, expireCycle, exportCredits, grantCycle, moveCycle } from './features/credits/index.ts'
import { adoptHolds } from './features/holds/index.ts'
import { revokeKeysOf } from './features/identity/index.ts'
import { findMemberClaims, findProof, lockApprovedMember } from './features/members/index.ts'
import {
  exportMessages,
  hasMessageFailed,
  moveBookingMessages,
  sendAccountDeleted,
  sendCardRemoved,
  sendFeeFailed,
  sendInvitation,
  sendPasswordLink,
  sendPaymentFailed,
  sendSignInCode,
  sendSignInMethodChange,
  sendStaffPasswordLink,
  sendsEmail,
  sendWebhookPaused,
  signInCodeText,
} from './features/notifications/index.ts'
import {
  askForCard,
  beginOrderPayment,
  endOrdersOfMember,
  exportOrders,
  findOrderContact,
  followOrderCharge,
  isChargeOfOwnOrder,
  lockLiveOrders,
  startWithCard,
} from './features/orders/index.ts'
import {
  exportPayments,
  findChargeLimits,
  isPaymentProviderReady,
  removeSavedCards,
} from './features/payments/index.ts'
import { changePlanForms } from './features/plans/index.ts'
import { changePolicyForms } from './features/policies/index.ts'
import { exportRecords } from './features/privacy/index.ts'
import { endPreparedSignIns } from './features/redirects/index.ts'
import {
  connectStaffMember,
  createInvitedStaffMember,
  declineStaffMember,
  disconnectStaffMember,
  findInvitableStaffMember,
  findStaffResourceIds,
} from './features/resources/index.ts'
import {
  changeServiceForms,
  findPlanIdsOfService,
  findUnknownServices,
  listPolicyPrices,
  moveToPolicy,
  removeFromServices,
  restoreToServices,
} from './features/services/index.ts'
import { copySeries, endSessions, moveSessions, restoreSessions } from './features/sessions/index.ts'
import { removeWebhooksOf } from './features/webhooks/index.ts'

/** Ports that replace the real ones, feature by feature. */
export type PortOverrides = { [Feature in keyof Ports]?: Partial<Ports[Feature]> }

/**
 * Builds the ports of one app: the only place that connects a feature to features later in the order. Each call returns
 * new objects, so two apps in one process share none.
 */
export function composeFeatures(overrides: PortOverrides = {}): Ports {
  return {
    authentication: {
      sendSignInCode,
      signInCodeText,
      sendPasswordLink,
      sendSignInMethodChange,
      hasMessageFailed,
      moveBookings: moveBookingMessages,
      endCalendarFeeds: eraseFeeds,
      endCalendarFeedOf: endFeedOfSignIn,
      endPreparedSignIns,
      ...overrides.authentication,
    },
    bookings: { ...composeBookings(), ...overrides.bookings },
    credits: { lockBookings, creditsLost: oweLostCredits, ...overrides.credits },
    customers: { moveBookings: moveBookingMessages, ...overrides.customers },
    forms: {
      checkCaptcha: checkFormCaptcha,
      formUsers: { services: changeServiceForms, policies: changePolicyForms, plans: changePlanForms },
      findBookingStart,
      isOnCalendar: submissionsOnCalendar,
      findProof,
      updateBookingAnswers,
      ...overrides.forms,
    },
    identity: {
      lockApprovedMember: lockApprovedMember,
      transferBegun: async (context, tx, transfer) => {
        await adoptHolds(tx, transfer)
        await adoptBaskets(context, tx, transfer)
      },
      findMemberSession,
      lockMemberSession,
      findSessionTokenMember,
      consumeSessionToken,
      startMemberSession,
      findMemberClaims,
      endMemberSession,
      ...overrides.identity,
    },
    members: { ...composeMembers(), ...overrides.members },
    plans: { findPlanIds: findPlanIdsOfService, findUnchargeableCoupon, findUnknownServices, ...overrides.plans },
    payments: { ...composePayments(), ...overrides.payments },
    orders: {
      cycleStarted: grantCycle,
      cycleEnded: expireCycle,
      cycleMoved: moveCycle,
      renewalCanceled: endComing,
      sendPaymentFailed,
      sendCardRemoved,
      ...overrides.orders,
    },
    policies: {
      moveServices: moveToPolicy,
      listPrices: listPolicyPrices,
      findSnapshots: findPolicySnapshots,
      ...overrides.policies,
    },
    resources: { removeFromServices, restoreToServices, ...overrides.resources },
    services: {
      endSessions,
      restoreSessions,
      moveSessions,
      copySeries,
      findAvailable: findAvailableServices,
      ...overrides.services,
    },
    sites: {
      changeTimeZone,
      takesOnlinePayments: isPaymentProviderReady,
      sendsEmail,
      findChargeLimits,
      ...overrides.sites,
    },
    users: {
      findStaffMember: findInvitableStaffMember,
      findStaffResourceIds,
      createInvitedStaffMember,
      connectStaffMember,
      declineStaffMember,
      disconnectStaffMember,
      endKeysAndWebhooks,
      sendsEmail,
      sendInvitation,
      sendStaffPasswordLink,
      sendSignInMethodChange,
      ...overrides.users,
    },
    webhooks: { sendWebhookPaused, ...overrides.webhooks },
  }
}

/** What acts for a person who was removed goes on without them, unless it ends. */
const endKeysAndWebhooks: Ports['users']['endKeysAndWebhooks'] = async ({ clock }, tx, { actor, userId }) => {
  await revokeKeysOf(tx, actor, userId, clock.now())
  await removeWebhooksOf(tx, actor, userId, clock.now())
}

function composeBookings(): Ports['bookings'] {
  return {
    findOrders: findBookedOrders,
    paymentChanged: (context, tx, { site_id, id }) => followBookingPayment(context, tx, site_id, id),
    sendFeeFailed,
  }
}

/** A charge belongs to a booking or to an order. */
function composePayments(): Ports['payments'] {
  return {
    chargeChanged: async (context, tx, charge, cause, note) => {
      if (charge.subject_type === 'ORDER') await followOrderCharge(context, tx, charge, cause)
      else await followBookingCharge(context, tx, charge, { cause, note })
      await followCheckoutCharge(context, tx, charge, cause)
    },
    cardSaved: async (context, tx, saved) => {
      if (saved.type === 'BOOKING') return completeFeeAgreement(tx, saved)
      await startWithCard(context, tx, saved)
      await followCheckoutPlan(context, tx, saved.siteId, saved.id)
    },
    cardRemoved: askForCard,
    requireEndableOrder,
    endOrder: endRefundedOrder,
    findFeeConsent: async (db, { site_id: siteId, subject_type: type, subject_id: bookingId }) =>
      type === 'BOOKING' && bookingId !== null ? findFeeConsent(db, { siteId, bookingId }) : undefined,
    listBookingsOfCards,
    sumUncharged,
    findOrderContact,
    paymentBegins: async (context, tx, charge, payment) =>
      charge.subject_type === 'BOOKING'
        ? beginBookingPayment(context, tx, charge, payment)
        : beginOrderPayment(tx, charge, payment),
    findSaleState,
    isSubjectOfLink: isBookingOfLink,
    isOwnSubject: (db, actor, charge) =>
      charge.subject_type === 'ORDER' ? isChargeOfOwnOrder(db, actor, charge) : isChargeOfOwnBooking(db, actor, charge),
  }
}

function composeMembers(): Ports['members'] {
  return {
    lockLiveOrders,
    endOrders: endOrdersOfMember,
    removeSavedCards,
    // NOTE: no feature lets members block one another.
    isBlockedBy: async () => false,
    findFactorTypes: findFactorTypes,
    endMemberSessions,
    requireRecentSignIn,
    collectPersonalData: async (tx, member) => ({
      ...(await exportFeed(tx, member)),
      ...(await exportSignIns(tx, member)),
      ...(await exportBookings(tx, member)),
      ...(await exportOrders(tx, member)),
      ...(await exportCredits(tx, member)),
      ...(await exportPayments(tx, member)),
      ...(await exportMessages(tx, member)),
      ...(await exportRecords(tx, member)),
    }),
    sendAccountDeleted,
    erasePersonalData: async (tx, siteId, memberIds) => {
      await eraseSignInData(tx, siteId, memberIds)
      await eraseFeeds(tx, siteId, memberIds)
      for (const memberId of memberIds) await endPreparedSignIns(tx, siteId, memberId)
    },
  }
}
