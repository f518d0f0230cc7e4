/** What may hang on something that somebody changes: the columns of the table of consequences. */
export const THINGS = {
  charge: 'Charge',
  payments: 'Payments',
  refunds: 'Refunds',
  ledger: 'Ledger',
  credits: 'Credits',
  order: 'Orders',
  holds: 'Holds',
  seats: 'Seats',
  occupancies: 'Occupied time',
  calendarEntries: 'Calendar entries given out',
  messages: 'Messages',
  receipts: 'Receipts',
  webhooks: 'Webhooks',
  history: 'History',
  feeds: 'Calendar feeds',
  waiting: 'Waiting bookings',
  cards: 'Saved cards',
  signIns: 'Sessions in front ends',
} as const

export type Thing = keyof typeof THINGS
