import type { StaffSession } from '../staff-context.ts'
import type { BookingStatus } from './rows.ts'

/** Actions on a booking in its drawer. */
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

/** Returns the actions that the person's rights and the booking's status allow. */
export const listActions = (
  status: BookingStatus,
  permissions: StaffSession['permissions'],
): readonly BookingAction[] => (permissions.includes('MANAGE_BOOKINGS') ? offered[status] : [])

/** The status an action leads to. */
export const resultingStatus: Record<BookingAction, BookingStatus> = {
  approve: 'CONFIRMED',
  decline: 'DECLINED',
  cancel: 'CANCELED',
}

export const readBookingAction = (text: unknown): BookingAction | undefined =>
  bookingActions.find((action) => action === text)
