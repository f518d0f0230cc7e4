/** What is paid, due and refunded of a booking, for its page and the account. */
export const bookingMoney = {
  'reading.money.partlyPaid': '{paid} paid, {due} due',
  'reading.money.partlyPaidOnSite': '{paid} paid, {due} due at your visit',
  'reading.money.due': '{due} due',
  'reading.money.refundedOf': '{part} of {total} was refunded. It can take a few days to arrive.',
  'reading.money.refunded': '{amount} was refunded. It can take a few days to arrive.',
  'reading.money.owedBack': 'We owe you {amount}. Please ask for it at the front desk.',
  'reading.money.fee.BOOKING_CANCELED.due': 'A {fee} cancellation fee is due.',
  'reading.money.fee.BOOKING_CANCELED.paid': 'You paid the {fee} cancellation fee.',
  'reading.money.fee.NOT_ATTENDED.due': 'You missed this booking. A {fee} fee is due.',
  'reading.money.fee.NOT_ATTENDED.paid': 'You missed this booking and paid the {fee} fee.',
  'reading.money.pay': 'Pay {amount}',
  'reading.money.problem': 'The payment couldn’t be started. Try again in a moment, or pay at your visit.',
  'reading.money.changed': 'The amount has changed since you opened this page. Check it, then pay.',
}
