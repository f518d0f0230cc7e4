import { paths, query } from '../paths.ts'

/** Which bookings a list shows. */
export type ListChoice = { view?: string | undefined; page?: string | undefined }

/** Paths of the account. Not in paths.ts, which every visitor loads. */
export const accountPaths = {
  overview: () => '/account',
  bookings: (choice: ListChoice = {}) => `/account/bookings${query(choice)}`,
  /** Classes and courses only. */
  events: (choice: ListChoice = {}) => `/account/events${query(choice)}`,
  booking: (bookingId: string) => `/account/bookings/${encodeURIComponent(bookingId)}`,
  cancelBooking: (bookingId: string) => `/account/bookings/${encodeURIComponent(bookingId)}/cancel`,
  bookingCalendarFile: (bookingId: string) => `/account/bookings/${encodeURIComponent(bookingId)}/calendar.ics`,
  /** Verifies the email, and leads back to a page of ours. */
  verifyEmail: paths.verifyEmail,
  cards: (choice: { problem?: string } = {}) => `/account/cards${query(choice)}`,
  /** A form posted there begins to save a card. */
  addCard: () => '/account/cards/add',
  /** Plans that renew; those bought once are among the orders. */
  subscriptions: (choice: { page?: string | undefined } = {}) => `/account/subscriptions${query(choice)}`,
  orders: (choice: { page?: string | undefined } = {}) => `/account/orders${query(choice)}`,
  order: (orderId: string) => `/account/orders/${encodeURIComponent(orderId)}`,
  cancelOrder: (orderId: string) => `/account/orders/${encodeURIComponent(orderId)}/cancel`,
  credits: (choice: { page?: string | undefined } = {}) => `/account/credits${query(choice)}`,
  receipts: () => '/account/receipts',
  receiptFile: (receiptId: string) => `/account/receipts/${encodeURIComponent(receiptId)}/file.pdf`,
  receipt: (receiptId: string) => `/account/receipts/${encodeURIComponent(receiptId)}`,
  calendar: () => '/account/calendar',
  feed: (secret: string) => `/account/feed/${secret}/calendar.ics`,
  info: () => '/account/info',
  security: () => '/account/security',
  data: () => '/account/data',
  exportFile: () => '/account/data/my-data.json',
  deleteAccount: () => '/account/data/leave',
  signOut: () => '/account/sign-out',
} as const
