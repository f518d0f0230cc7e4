import type { StaffSession } from '../staff-context.ts'
import type { BookingStatus } from './rows.ts'

/** What a person can do to a booking from its drawer. */
export const bookingActions = ['approve', 'decline', 'cancel'] as const
export type BookingAction = (typeof bookingActions)[number]

const offered: Record<BookingStatus, readonly BookingAction[]> = {
  PENDING: ['approve', 'decline'],
  CREATED: ['approve', 'decline'],
  WAITING_LIST: ['cancel'],
  CONFIRMED: ['cancel'],
  DECLINED: [],
  CANCELED: [],
}

/** Nothing is offered that the person may not do or the booking's state does not allow. */
export const listActions = (
  status: BookingStatus,
  permissions: StaffSession['permissions'],
): readonly BookingAction[] => (permissions.includes('MANAGE_BOOKINGS') ? offered[status] : [])

/** The state an action leads to. */
export const resultingStatus: Record<BookingAction, BookingStatus> = {
  approve: 'CONFIRMED',
  decline: 'DECLINED',
  cancel: 'CANCELED',
}

export const readBookingAction = (text: unknown): BookingAction | undefined =>
  bookingActions.find((action) => action === text)
