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
  schedules: {
    getWorkingHours: ['GET', '/v1/schedules/{scheduleId}/working-hours'],
    setWorkingHours: ['PUT', '/v1/schedules/{scheduleId}/working-hours'],
    setHoursExceptions: ['POST', '/v1/schedules/{scheduleId}/working-hours/exceptions'],
    removeHoursExceptions: ['POST', '/v1/schedules/{scheduleId}/working-hours/exceptions/remove'],
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
    getServiceChoices: ['GET', '/v1/services/{serviceId}/choices'],
  },
  availability: {
    queryAvailability: ['POST', '/v1/availability/query'],
    getAvailabilityOverview: ['POST', '/v1/availability/overview'],
    listNextFree: ['POST', '/v1/availability/next-free'],
    getScheduleAvailability: ['GET', '/v2/availability/schedule/{scheduleId}'],
    calculateMultiSlotAvailability: ['POST', '/v1/availability/multislot'],
    listAvailabilityTimeSlots: ['POST', '/v2/time-slots'],
    getAvailabilityTimeSlot: ['POST', '/v2/time-slots/get'],
    listAvailabilityTimeSlotEndOptions: ['POST', '/v2/time-slots/end-options'],
    listEventTimeSlots: ['POST', '/v2/time-slots/event'],
    getEventTimeSlot: ['GET', '/v2/time-slots/event/{eventId}'],
    explainAvailability: ['POST', '/v1/availability/explain'],
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
    bulkCreateBooking: ['POST', '/v2/bulk/bookings/create'],
    rescheduleBooking: ['POST', '/v2/bookings/{bookingId}/reschedule'],
    updateNumberOfParticipants: ['POST', '/v2/bookings/{bookingId}/update_number_of_participants'],
    updateExtendedFields: ['POST', '/v2/bookings/{id}/update_extended_fields'],
    bulkConfirmOrDeclineBooking: ['POST', '/v2/bulk/bookings/confirmOrDecline'],
    markBookingAsPending: ['POST', '/v2/bookings/{bookingId}/mark_booking_as_pending'],
    bookingsRescheduleBookingAnonymously: ['POST', '/v1/anonymous-bookings/{token}/reschedule'],
    getServiceAnonymously: ['GET', '/v1/anonymous-bookings/{token}/service'],
    undoBookingChange: ['POST', '/v1/bookings/{bookingId}/undo'],
  },
  attendance: {
    setAttendance: ['POST', '/v2/attendance/set'],
    bulkSetAttendance: ['POST', '/v2/bulk/attendance/set'],
    getAttendance: ['GET', '/v2/attendance/{attendanceId}'],
    queryAttendance: ['POST', '/v2/attendance/query'],
    countAttendances: ['POST', '/v2/attendance/count'],
    deleteAttendance: ['DELETE', '/v2/attendance/{attendanceId}'],
    bulkDeleteAttendances: ['POST', '/v2/bulk/attendance/delete'],
  },
  sessions: {
    createSession: ['POST', '/v1/sessions'],
    getSession: ['GET', '/v1/sessions/{sessionId}'],
    querySessions: ['POST', '/v1/sessions/query'],
    updateSession: ['PATCH', '/v1/sessions/{session.id}'],
    cancelSession: ['POST', '/v1/sessions/{sessionId}/cancel'],
  },
  customers: {
    queryCustomers: ['POST', '/v1/customers/query'],
    getCustomer: ['GET', '/v1/customers/{contactId}'],
    createCustomer: ['POST', '/v1/customers'],
    updateCustomer: ['PATCH', '/v1/customers/{customer.id}'],
    addCustomerNote: ['POST', '/v1/customers/{contactId}/notes'],
    updateCustomerNote: ['PATCH', '/v1/customers/{contactId}/notes/{noteId}'],
    removeCustomerNote: ['DELETE', '/v1/customers/{contactId}/notes/{noteId}'],
    restoreCustomerNote: ['POST', '/v1/customers/{contactId}/notes/{noteId}/restore'],
    mergeCustomers: ['POST', '/v1/customers/{contactId}/merge'],
    exportCustomers: ['GET', '/v1/customers/export.csv'],
  },
  calendars: {
    queryCalendar: ['POST', '/v1/calendar/query'],
    watchCalendar: ['GET', '/v1/calendar/changes'],
  },
  notifications: {
    queryMessages: ['POST', '/v1/messages/query'],
    getMessage: ['GET', '/v1/messages/{messageId}'],
  },
}
