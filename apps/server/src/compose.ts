import type { Ports } from './context.ts'
import { clearAttendance, restoreAttendance } from './features/attendance/index.ts'
import {
  consumeSessionToken,
  disableProvidersMadeBy,
  endMemberSession,
  endSessions as endMemberSessions,
  endSignInsOfKey,
  eraseSignInData,
  exportSignIns,
  findFactorTypes,
  findMemberSession,
  findSessionTokenMember,
  listProvidersMadeBy,
  lockMemberSession,
  requireRecentSignIn,
  startMemberSession,
} from './features/authentication/index.ts'
import { findAvailableServices } from './features/availability/index.ts'
import {
  beginBookingPayment,
  completeFeeAgreement,
  endHoldsOf,
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
  occupyForRequests,
  oweLostCredits,
  requireEndableOrder,
  submissionsOnCalendar,
  sumUncharged,
  updateBookingAnswers,
} from './features/bookings/index.ts'
import { endFeedOfSignIn, endFeedsOfSignIns, eraseFeeds, exportFeed } from './features/calendars/index.ts'
import { checkFormCaptcha } from './features/captcha/index.ts'
import {
  adoptBaskets,
  findBookedOrders,
  followBookingPayment,
  followCheckoutCharge,
  followCheckoutPlan,
  moveCheckoutOrders,
} from './features/checkouts/index.ts'
import { requireNoCommitments } from './features/commitments/index.ts'
import { findUnchargeableCoupon } from './features/coupons/index.ts'
import { endComing, expireCycle, exportCredits, grantCycle, moveCycle } from './features/credits/index.ts'
import { joinCustomers } from './features/customers/index.ts'
import { adoptHolds } from './features/holds/index.ts'
import { endMadeByPerson, limitKeysOf } from './features/identity/index.ts'
import { findKnownContacts, findMemberClaims, findProof, lockApprovedMember } from './features/members/index.ts'
import {
  exportMessages,
  hasMessageFailed,
  moveBookingMessages,
  sendAccountDeleted,
  sendCardRemoved,
  sendFeeFailed,
  sendInvitation,
  sendOrderNotice,
  sendPasswordLink,
  sendPaymentFailed,
  sendReceipt,
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
  findOrderSaleState,
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
import { endPreparedSignIns, endPreparedSignInsOfKey } from './features/redirects/index.ts'
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
import {
  changeLocationZone,
  changeTimeZone,
  copySeries,
  endSessions,
  moveSessions,
  restoreSessions,
} from './features/sessions/index.ts'
import { listWebhooksMadeBy, removeWebhooksMadeBy } from './features/webhooks/index.ts'

/** Ports that replace the real ones, feature by feature. */
export type PortOverrides = { [Feature in keyof Ports]?: Partial<Ports[Feature]> }

/**
 * Builds the ports of one app: the only place that connects a feature to features later in the order. Each call returns
 * new objects, so two apps in one process share none.
 */
export function composeFeatures(overrides: PortOverrides = {}): Ports {
  return {
    authentication: {
      sendsEmail,
      sendSignInCode,
      signInCodeText,
      sendPasswordLink,
      sendSignInMethodChange,
      hasMessageFailed,
      moveBookings: moveBookingMessages,
      endCalendarFeeds: eraseFeeds,
      endCalendarFeedOf: endFeedOfSignIn,
      endPreparedSignIns,
      endPreparedSignInsOfKey,
      ...overrides.authentication,
    },
    bookings: { ...composeBookings(), ...overrides.bookings },
    business: { requireNoCommitments, endHolds: endHoldsOf, changeLocationZone, ...overrides.business },
    contacts: { joinCustomers, ...overrides.contacts },
    credits: { lockBookings, creditsLost: oweLostCredits, ...overrides.credits },
    customers: { moveBookings: moveBookingMessages, moveCheckoutOrders, ...overrides.customers },
    forms: {
      checkCaptcha: checkFormCaptcha,
      formUsers: { services: changeServiceForms, policies: changePolicyForms, plans: changePlanForms },
      findBookingStart,
      isOnCalendar: submissionsOnCalendar,
      findProof,
      findKnownContacts,
      updateBookingAnswers,
      ...overrides.forms,
    },
    identity: { ...composeIdentity(), ...overrides.identity },
    members: { ...composeMembers(), ...overrides.members },
    plans: { findPlanIds: findPlanIdsOfService, findUnchargeableCoupon, findUnknownServices, ...overrides.plans },
    payments: { ...composePayments(), ...overrides.payments },
    orders: { ...composeOrders(), ...overrides.orders },
    policies: {
      moveServices: moveToPolicy,
      listPrices: listPolicyPrices,
      findSnapshots: findPolicySnapshots,
      ...overrides.policies,
    },
    resources: {
      removeFromServices,
      restoreToServices,
      requireNoCommitments,
      endHolds: endHoldsOf,
      ...overrides.resources,
    },
    services: { ...composeServices(), ...overrides.services },
    sites: { ...composeSites(), ...overrides.sites },
    users: {
      findStaffMember: findInvitableStaffMember,
      findStaffResourceIds,
      createInvitedStaffMember,
      connectStaffMember,
      declineStaffMember,
      disconnectStaffMember,
      endMade: endMadeByPerson,
      limitKeys: limitKeysOf,
      sendsEmail,
      sendInvitation,
      sendStaffPasswordLink,
      sendSignInMethodChange,
      ...overrides.users,
    },
    webhooks: { sendWebhookPaused, ...overrides.webhooks },
  }
}

function composeServices(): Ports['services'] {
  return {
    endSessions,
    endHolds: endHoldsOf,
    restoreSessions,
    moveSessions,
    copySeries,
    occupyForRequests,
    findAvailable: findAvailableServices,
  }
}

function composeIdentity(): Ports['identity'] {
  return {
    lockApprovedMember,
    transferBegun: async (context, tx, transfer) => {
      await adoptHolds(tx, transfer)
      await adoptBaskets(context, tx, transfer)
    },
    findMemberSession,
    lockMemberSession,
    findSessionTokenMember,
    consumeSessionToken,
    startMemberSession,
    endSignInsOfKey,
    endCalendarFeedsOf: endFeedsOfSignIns,
    listMadeElsewhere: async (db, siteId, makerIds) => [
      ...(await listProvidersMadeBy(db, siteId, makerIds)),
      ...(await listWebhooksMadeBy(db, siteId, makerIds)),
    ],
    endMadeElsewhere: async (context, tx, made) => {
      await disableProvidersMadeBy(context, tx, made)
      await removeWebhooksMadeBy(tx, made, context.clock.now())
    },
    findMemberClaims,
    endMemberSession,
  }
}

const composeSites = (): Ports['sites'] => ({
  changeTimeZone,
  takesOnlinePayments: isPaymentProviderReady,
  sendsEmail,
  findChargeLimits,
})

function composeBookings(): Ports['bookings'] {
  return {
    clearAttendance,
    restoreAttendance,
    findOrders: findBookedOrders,
    paymentChanged: (context, tx, { site_id, id }) => followBookingPayment(context, tx, site_id, id),
    sendFeeFailed,
  }
}

function composeOrders(): Ports['orders'] {
  return {
    cycleStarted: grantCycle,
    cycleEnded: expireCycle,
    cycleMoved: moveCycle,
    renewalCanceled: endComing,
    sendOrderNotice,
    sendPaymentFailed,
    sendCardRemoved,
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
    sendReceipt,
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
    findSaleState: (db, charge) =>
      charge.subject_type === 'ORDER' ? findOrderSaleState(db, charge) : findSaleState(db, charge),
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
