import type { OperationId } from '@kalends/contract'
import { type Caller, type CallerGroup, callers } from './callers.ts'

/**
 * What comes of a call: `sees` reads the data asked for, `does` also writes, `blind` is answered without any of it, a
 * number is the status of a refusal that wrote nothing.
 */
type Row = Record<CallerGroup, string>

/**
 * Who may do what, written by hand. A visitor, a member: what is theirs; another's is not there. People and keys: what
 * their role or permissions allow, in their own business alone; a person with a calendar of their own: what is on it.
 * One word for each caller, in the order of callers.ts:
 *
 * strangers: nobody, forgedToken, expiredToken
 * customers: visitor, otherVisitor, member, otherMember
 * people: owner, manager, receptionist, ownStaff, otherStaff, viewer
 * keys: key, readingKey, keyWithVisitor
 * abroad: visitorAbroad, ownerAbroad, keyAbroad, ownerKnocking, keyKnocking, mixedPair
 */
const table: Record<OperationId, Row> = {
  getSite: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: 'blind blind blind 401 401 401',
  },

  signInStaff: {
    strangers: 'does does does',
    customers: 'does does does does',
    people: 'does does does does does does',
    keys: 'does does does',
    abroad: 'does does does does does does',
  },
  claimSite: {
    strangers: 'does does does',
    customers: 'does does does does',
    people: 'does does does does does does',
    keys: 'does does does',
    abroad: 'does does does does does does',
  },
  getStaffSession: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees sees sees',
    keys: '403 403 403',
    abroad: '403 sees 403 401 401 401',
  },
  switchSite: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does does does',
    keys: '403 403 403',
    abroad: '403 404 403 401 401 401',
  },
  signOutStaff: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does does does',
    keys: '403 403 403',
    abroad: '403 does 403 401 401 401',
  },
  listPeople: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees 403 403 403 403 403',
    keys: 'sees 403 sees',
    abroad: '403 blind blind 401 401 401',
  },
  invitePerson: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does 403 403 403 403 403',
    keys: 'does 403 does',
    abroad: '403 does does 401 401 401',
  },
  renewInvitation: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does 403 403 403 403 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  revokeInvitation: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does 403 403 403 403 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  readInvitation: {
    strangers: 'does does does',
    customers: 'does does does does',
    people: 'does does does does does does',
    keys: 'does does does',
    abroad: 'does does does does does does',
  },
  acceptInvitation: {
    strangers: 'does does does',
    customers: 'does does does does',
    people: 'does does does does does does',
    keys: 'does does does',
    abroad: 'does does does does does does',
  },
  changeRole: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does 403 403 403 403 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  removePerson: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does 403 403 403 403 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  listAuditEntries: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees 403 403 403 403',
    keys: 'sees 403 sees',
    abroad: '403 blind blind 401 401 401',
  },

  token: {
    strangers: 'does does does',
    customers: 'does does does does',
    people: 'does does does does does does',
    keys: 'does does does',
    abroad: 'does does does does does does',
  },

  listLocations: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: 'blind blind blind 401 401 401',
  },
  listStaff: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: 'blind blind blind 401 401 401',
  },

  getWorkingHours: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees sees sees',
    keys: 'sees 403 sees',
    abroad: '403 404 404 401 401 401',
  },
  setWorkingHours: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  setHoursExceptions: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  removeHoursExceptions: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },

  createService: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    abroad: '403 400 400 401 401 401',
  },
  getService: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: '404 404 404 401 401 401',
  },
  getServiceChoices: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: '404 404 404 401 401 401',
  },
  queryServices: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: 'blind blind blind 401 401 401',
  },
  countServices: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: 'blind blind blind 401 401 401',
  },

  queryAvailability: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: 'blind blind blind 401 401 401',
  },
  getAvailabilityOverview: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: '404 404 404 401 401 401',
  },
  getScheduleAvailability: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: '404 404 404 401 401 401',
  },
  calculateMultiSlotAvailability: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: '404 404 404 401 401 401',
  },
  listAvailabilityTimeSlots: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: '404 404 404 401 401 401',
  },
  getAvailabilityTimeSlot: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: '404 404 404 401 401 401',
  },
  listAvailabilityTimeSlotEndOptions: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: '404 404 404 401 401 401',
  },
  getEventTimeSlot: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: '404 404 404 401 401 401',
  },
  listEventTimeSlots: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: 'blind blind blind 401 401 401',
  },
  explainAvailability: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees blind sees',
    keys: 'sees sees sees',
    abroad: '403 404 404 401 401 401',
  },
  listNextFree: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: 'blind blind blind 401 401 401',
  },

  createHold: {
    strangers: '401 401 401',
    customers: 'does does does does',
    people: 'does does does does 403 403',
    keys: 'does 403 does',
    abroad: '404 404 404 401 401 401',
  },
  getHold: {
    strangers: '401 401 401',
    customers: 'sees 404 sees 404',
    people: 'sees sees sees sees 404 sees',
    keys: 'sees sees sees',
    abroad: '404 404 404 401 401 401',
  },
  releaseHold: {
    strangers: '401 401 401',
    customers: 'does 404 does 404',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '404 404 404 401 401 401',
  },

  createBooking: {
    strangers: '401 401 401',
    customers: 'does does does does',
    people: 'does does does does 403 403',
    keys: 'does 403 does',
    abroad: '404 404 404 401 401 401',
  },
  bookHold: {
    strangers: '401 401 401',
    customers: 'does 404 does 404',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '404 404 404 401 401 401',
  },
  confirmBooking: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  declineBooking: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  confirmOrDeclineBooking: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  // Many at once: each is refused by itself, and the call as a whole only to those who may never make it.
  bulkCreateBooking: {
    strangers: '401 401 401',
    customers: 'does does does does',
    people: 'does does does does blind 403',
    keys: 'does 403 does',
    abroad: 'blind blind blind 401 401 401',
  },
  bulkConfirmOrDeclineBooking: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does blind 403',
    keys: 'does 403 does',
    abroad: '403 blind blind 401 401 401',
  },
  markBookingAsPending: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  cancelBooking: {
    strangers: '401 401 401',
    customers: 'does 404 does 404',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '404 404 404 401 401 401',
  },

  // Whoever holds the link may cancel, so only those who may cancel get it.
  getAnonymousActionToken: {
    strangers: '401 401 401',
    customers: 'sees 404 sees 404',
    people: 'sees sees sees sees 404 403',
    keys: 'sees 403 sees',
    abroad: '404 404 404 401 401 401',
  },
  bookingsGetBookingAnonymously: {
    strangers: 'sees sees sees',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: 'sees sees sees sees sees sees',
  },
  bookingsCancelBookingAnonymously: {
    strangers: 'does does does',
    customers: 'does does does does',
    people: 'does does does does does does',
    keys: 'does does does',
    abroad: 'does does does does does does',
  },
  getBookingCalendarFile: {
    strangers: 'sees sees sees',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: 'sees sees sees sees sees sees',
  },
  getBookingHistory: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees 404 sees',
    keys: 'sees sees sees',
    abroad: '403 404 404 401 401 401',
  },
  query: {
    strangers: '401 401 401',
    customers: 'sees blind sees blind',
    people: 'sees sees sees sees blind sees',
    keys: 'sees sees sees',
    abroad: 'blind blind blind 401 401 401',
  },
  queryExtendedBookings: {
    strangers: '401 401 401',
    customers: 'sees blind sees blind',
    people: 'sees sees sees sees blind sees',
    keys: 'sees sees sees',
    abroad: 'blind blind blind 401 401 401',
  },
  countExtendedBookings: {
    strangers: '401 401 401',
    customers: 'sees blind sees blind',
    people: 'sees sees sees sees blind sees',
    keys: 'sees sees sees',
    abroad: 'blind blind blind 401 401 401',
  },

  queryCalendar: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees blind sees',
    keys: 'sees sees sees',
    abroad: '403 blind blind 401 401 401',
  },
  // A caller listens to their own business alone, so whoever may listen at all hears something.
  watchCalendar: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: '403 sees sees 401 401 401',
  },

  queryCustomers: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees blind sees',
    keys: 'sees sees sees',
    abroad: '403 blind blind 401 401 401',
  },
  getCustomer: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees 404 sees',
    keys: 'sees sees sees',
    abroad: '403 404 404 401 401 401',
  },
  createCustomer: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does does 403',
    keys: 'does 403 does',
    abroad: '403 does does 401 401 401',
  },
  updateCustomer: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  addCustomerNote: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  updateCustomerNote: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  removeCustomerNote: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  restoreCustomerNote: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  mergeCustomers: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does 403 403 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  exportCustomers: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees blind sees',
    keys: 'sees sees sees',
    abroad: '403 blind blind 401 401 401',
  },

  createSession: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 403 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  getSession: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees 404 sees',
    keys: 'sees sees sees',
    abroad: '403 404 404 401 401 401',
  },
  querySessions: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees blind sees',
    keys: 'sees sees sees',
    abroad: '403 blind blind 401 401 401',
  },
  updateSession: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  cancelSession: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },

  rescheduleBooking: {
    strangers: '401 401 401',
    customers: 'does 404 does 404',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '404 404 404 401 401 401',
  },
  updateNumberOfParticipants: {
    strangers: '401 401 401',
    customers: 'does 404 does 404',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '404 404 404 401 401 401',
  },
  updateExtendedFields: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  undoBookingChange: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  bookingsRescheduleBookingAnonymously: {
    strangers: 'does does does',
    customers: 'does does does does',
    people: 'does does does does does does',
    keys: 'does does does',
    abroad: 'does does does does does does',
  },
  getServiceAnonymously: {
    strangers: 'sees sees sees',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    abroad: 'sees sees sees sees sees sees',
  },

  setAttendance: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  bulkSetAttendance: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does blind 403',
    keys: 'does 403 does',
    abroad: '403 blind blind 401 401 401',
  },
  getAttendance: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees 404 sees',
    keys: 'sees sees sees',
    abroad: '403 404 404 401 401 401',
  },
  queryAttendance: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees blind sees',
    keys: 'sees sees sees',
    abroad: '403 blind blind 401 401 401',
  },
  countAttendances: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees sees blind sees',
    keys: 'sees sees sees',
    abroad: '403 blind blind 401 401 401',
  },
  deleteAttendance: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does 404 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
  bulkDeleteAttendances: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does does does blind 403',
    keys: 'does 403 does',
    abroad: '403 blind blind 401 401 401',
  },

  queryMessages: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees 403 403 403',
    keys: 'sees 403 sees',
    abroad: '403 blind blind 401 401 401',
  },
  getMessage: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees 403 403 403',
    keys: 'sees 403 sees',
    abroad: '403 404 404 401 401 401',
  },
}

/** The row of an operation, caller by caller; throws where it has too few words or too many. */
export function expectedOf(operationId: OperationId): Record<Caller, string> {
  const row = table[operationId]
  const groups = Object.entries(callers) as [CallerGroup, readonly Caller[]][]
  return Object.fromEntries(groups.flatMap(([group, names]) => wordsFor(operationId, group, names, row[group])))
}

function wordsFor(operationId: OperationId, group: CallerGroup, names: readonly Caller[], text: string) {
  const words = text.split(' ')
  if (words.length !== names.length) throw new Error(`${operationId}, ${group}: ${names.length} words are needed`)
  return names.map((name, index) => [name, words[index]])
}
