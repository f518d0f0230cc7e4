// Made by scripts/make-sdk.ts from the contract. Do not edit.
import type { Noun, OperationIdOf } from '@kalends/contract'

/** Method and path of every operation, noun by noun. */
export const addresses: {
  readonly [N in Noun]: { readonly [Id in OperationIdOf<N>]: readonly [method: string, path: string] }
} = {
  sites: {
    getSite: ['GET', '/v1/sites/current'],
  },
  users: {
    signInStaff: ['POST', '/v1/staff/sign-in'],
    claimSite: ['POST', '/v1/staff/claim'],
    getStaffSession: ['GET', '/v1/staff/session'],
    switchSite: ['POST', '/v1/staff/switch-site'],
    signOutStaff: ['POST', '/v1/staff/sign-out'],
  },
  identity: {
    token: ['POST', '/v1/oauth/token'],
  },
  business: {
    listLocations: ['GET', '/v1/locations'],
  },
  resources: {
    listStaff: ['GET', '/v1/staff-members'],
  },
  services: {
    createService: ['POST', '/v2/services'],
    getService: ['GET', '/v2/services/{serviceId}'],
    queryServices: ['POST', '/v2/services/query'],
    countServices: ['POST', '/v2/services/count'],
  },
  availability: {
    queryAvailability: ['POST', '/v1/availability/query'],
    getAvailabilityOverview: ['POST', '/v1/availability/overview'],
    listNextFree: ['POST', '/v1/availability/next-free'],
  },
  holds: {
    createHold: ['POST', '/v1/holds'],
    getHold: ['GET', '/v1/holds/{holdId}'],
    releaseHold: ['DELETE', '/v1/holds/{holdId}'],
  },
  bookings: {
    createBooking: ['POST', '/v2/bookings'],
    bookHold: ['POST', '/v1/holds/{holdId}/book'],
    confirmBooking: ['POST', '/v2/bookings/{bookingId}/confirm'],
    declineBooking: ['POST', '/v2/bookings/{bookingId}/decline'],
    confirmOrDeclineBooking: ['POST', '/v2/confirmation/{bookingId}:confirmOrDecline'],
    cancelBooking: ['POST', '/v2/bookings/{bookingId}/cancel'],
    getAnonymousActionToken: ['GET', '/v1/anonymous-bookings/{bookingId}/token'],
    bookingsGetBookingAnonymously: ['GET', '/v1/anonymous-bookings/{token}'],
    bookingsCancelBookingAnonymously: ['POST', '/v1/anonymous-bookings/{token}/cancel'],
    getBookingCalendarFile: ['GET', '/v1/anonymous-bookings/{token}/calendar.ics'],
    getBookingHistory: ['GET', '/v1/bookings/{bookingId}/history'],
    query: ['POST', '/v2/extended-booking/query'],
    queryExtendedBookings: ['POST', '/v2/extended-bookings/query'],
    countExtendedBookings: ['POST', '/v2/extended-bookings/count'],
  },
  notifications: {
    queryMessages: ['POST', '/v1/messages/query'],
    getMessage: ['GET', '/v1/messages/{messageId}'],
  },
}
