import { asks, by, follows, gap, nothing, type Row, refused } from './cells.ts'

const file = 'bookings.test.ts'
const prices = 'bookings/price-changes.test.ts'
const debts = 'attacks/debts-of-past-visits.test.ts'
const underway = 'attacks/refunds-under-way.test.ts'
const dueAgain = 'attacks/fees-due-again.test.ts'
const told = follows()
const missedVisit = (title: string) => by('attacks/no-shows-that-move.test.ts', title)
const readFromBookings = follows('lists the bookings as they are')
const staffChoose = asks('staff choose whether the customer is told')

/** Changes of bookings, by customers and staff. */
export const bookingRows: readonly Row[] = [
  {
    change: 'a time is held, and let go',
    file,
    operations: ['createHold', 'releaseHold'],
    cells: { holds: follows(), occupancies: follows() },
  },
  {
    change: 'a booking is made',
    file,
    operations: ['createBooking', 'bulkCreateBooking', 'bookHold'],
    cells: {
      charge: follows('of what is paid online'),
      ledger: follows(),
      credits: follows(
        'spent in the same transaction',
        by(
          'credits/memberships-of-groups.test.ts',
          'takes one credit per participant, and returns them when it is cancelled in time',
        ),
      ),
      holds: follows('the hold becomes the booking'),
      seats: follows(),
      occupancies: follows(),
      calendarEntries: told,
      messages: told,
      webhooks: follows(),
      history: follows(),
      feeds: readFromBookings,
    },
  },
  {
    change: 'a waiting booking is approved',
    file,
    operations: ['confirmBooking', 'confirmOrDeclineBooking', 'bulkConfirmOrDeclineBooking', 'markBookingAsPending'],
    cells: {
      charge: refused(
        'a status that contradicts it',
        by('bookings/status-beside-a-charge.test.ts', 'refuses whatever contradicts a charge that is paid'),
      ),
      holds: follows('the hold of the request'),
      occupancies: follows(),
      calendarEntries: staffChoose,
      messages: staffChoose,
      webhooks: follows(),
      history: follows(),
      waiting: nothing('other requests for the time wait for their own answer'),
    },
  },
  {
    change: 'a waiting booking is declined',
    file,
    operations: ['declineBooking'],
    cells: {
      charge: refused(
        'a status that contradicts it',
        by('bookings/status-beside-a-charge.test.ts', 'refuses whatever contradicts a charge of which a part is paid'),
      ),
      messages: staffChoose,
      webhooks: follows(),
      history: follows(),
      waiting: follows(),
      calendarEntries: nothing('none was given out'),
    },
  },
  {
    change: 'nobody answers a request before it begins',
    file: 'time.test.ts',
    operations: [],
    cells: {
      charge: follows('nothing is due, except the fee of a late move by the customer'),
      payments: follows('what was refunded of each'),
      refunds: follows(
        'cash is owed back',
        by(
          'bookings/unanswered-requests.test.ts',
          'is declined when it was paid by card: the money goes back, and the customer is told',
        ),
      ),
      ledger: follows(),
      credits: nothing(
        'plans do not pay for what needs approval, and those of other requests return',
        by('bookings/unanswered-requests.test.ts', 'is declined when a plan paid for it, and its credit returns'),
      ),
      messages: follows(),
      receipts: follows('of the refund'),
      webhooks: follows(),
      history: follows(),
      feeds: readFromBookings,
      waiting: nothing('requests that begin later wait on'),
      calendarEntries: nothing('none was given out'),
    },
  },
  {
    change: 'a booking is cancelled',
    file,
    operations: ['cancelBooking', 'bookingsCancelBookingAnonymously'],
    cells: {
      charge: follows(
        'what was not paid is no longer owed, except a fee, and the price of a visit that has begun',
        by(debts, 'is owed as before: by %s, charged before: %s'),
      ),
      payments: follows(
        'what was refunded of each; a refund under way leaves nothing owed',
        by(underway, 'of fewer people, then as many again, owes nothing to who cancels in time'),
      ),
      refunds: asks(
        'staff choose; customers in time get everything',
        by(
          'bookings/cancelling-what-was-paid.test.ts',
          'leaves the money to staff unless they refund, and cannot be undone when they do',
        ),
      ),
      ledger: follows(),
      credits: follows('returned in time'),
      seats: follows(),
      occupancies: follows(),
      calendarEntries: told,
      messages: told,
      receipts: follows('of the refund'),
      webhooks: follows(),
      history: follows(),
      feeds: readFromBookings,
    },
  },
  {
    change: 'a booking is cancelled at a fee',
    file,
    operations: ['cancelBookingWithFee'],
    cells: {
      charge: follows(
        'of the fee; cash beyond it is owed back',
        by('bookings/cancel-booking-with-fee.test.ts', 'is owed back what exceeds the fee, until staff return it'),
      ),
      payments: follows('by the card the customer agreed to'),
      refunds: asks(
        'staff choose',
        by(
          'bookings/cancel-booking-with-fee.test.ts',
          'keeps the fee of what was paid, and refunds the rest only if asked to',
        ),
      ),
      ledger: follows(),
      occupancies: follows(),
      calendarEntries: staffChoose,
      messages: staffChoose,
      receipts: follows(),
      webhooks: follows(),
      history: follows(),
      feeds: readFromBookings,
    },
  },
  {
    change: 'a booking moves to another time',
    file,
    operations: ['rescheduleBooking', 'bookingsRescheduleBookingAnonymously'],
    cells: {
      charge: asks(
        'another price by staff is owed or owed back',
        by(prices, 'leaves charge, status, tax and ledger in agreement, up and down'),
      ),
      payments: nothing(
        'the fee of a missed visit stays until staff waive or refund it; the visit to come has its own',
        missedVisit('is missed again: the second has a fee of its own, which is taken back alone'),
      ),
      credits: nothing(
        'as many as before; a visit that is over comes again only by who manages payments',
        by(debts, 'and %s is not moved to come again by who may not give it up'),
      ),
      occupancies: follows(),
      calendarEntries: told,
      messages: told,
      webhooks: follows(),
      history: follows(
        'also that the attendance noted before is cleared',
        missedVisit('is not noted at the new time, and its fee stays paid'),
      ),
      feeds: readFromBookings,
    },
  },
  {
    change: 'a booking moves to other staff',
    file,
    operations: [],
    cells: {
      occupancies: follows(),
      calendarEntries: staffChoose,
      messages: staffChoose,
      webhooks: follows(),
      history: follows(),
      feeds: readFromBookings,
    },
  },
  {
    change: 'a booking moves to another location',
    file,
    operations: [],
    cells: {
      occupancies: follows(),
      calendarEntries: staffChoose,
      messages: staffChoose,
      webhooks: follows(),
      history: follows(),
      feeds: readFromBookings,
    },
  },
  {
    change: 'the number of people of a booking changes',
    file,
    operations: ['updateNumberOfParticipants'],
    cells: {
      charge: follows(
        'the difference is owed or owed back; who manages payments lowers what is owed for a class that has begun',
        by(debts, 'owes as much as before unless payments are managed, charged: %s'),
      ),
      payments: asks(
        'money goes back while the customer could still cancel; staff who do not manage payments are refused',
        by(prices, 'get their money back on the card while the customer could still cancel'),
      ),
      refunds: asks(
        'of what was paid on site the business returns it',
        by(prices, 'are owed back by the business what was paid on site, until staff return it'),
      ),
      ledger: follows(
        'what a refund under way was reserved for stays so',
        by('attacks/gifts-under-way.test.ts', 'ends as much of what three pay as of what four paid'),
      ),
      credits: follows(
        'as many as people, and refused to anybody but the member whose plan pays',
        by('credits/every-path.test.ts', 'are needed for participants that were added after the booking was made'),
      ),
      seats: follows(),
      messages: gap('customers are told of their own changes only'),
      calendarEntries: gap('customers get them with the message'),
      receipts: asks('with each refund'),
      webhooks: follows(),
      history: follows(),
      feeds: readFromBookings,
    },
  },
  {
    change: 'the cancellation of a booking is undone',
    file,
    operations: ['undoBookingChange'],
    cells: {
      refunds: refused(
        'once the money was refunded',
        by(
          'bookings/cancelling-what-was-paid.test.ts',
          'leaves the money to staff unless they refund, and cannot be undone when they do',
        ),
      ),
      seats: follows(),
      occupancies: follows(),
      calendarEntries: follows('a message that was not sent is dropped'),
      messages: follows('a message that was not sent is dropped'),
      webhooks: follows(),
      history: follows(),
      feeds: readFromBookings,
    },
  },
  {
    change: 'somebody is marked as not having come',
    file,
    operations: ['setAttendance', 'bulkSetAttendance', 'deleteAttendance', 'bulkDeleteAttendances'],
    cells: {
      charge: follows(
        'of the fee; anew where the first was withdrawn',
        by(dueAgain, 'is owed once more while the first goes back'),
      ),
      refunds: asks(
        'who takes a no-show back after its fee was paid manages payments',
        by('attacks/giving-money-up.test.ts', 'cannot: %s'),
      ),
      payments: follows(
        'by the card the customer agreed to, unless money of a withdrawn fee is still here',
        by(dueAgain, 'is not taken from the card of who paid the first in cash'),
      ),
      ledger: follows(),
      receipts: follows(),
      messages: follows('the receipt of the fee'),
      webhooks: follows(),
      history: follows(),
      feeds: follows('the number of the change'),
      holds: follows('those that expired by then are gone'),
    },
  },
  {
    change: 'a customer agrees to the fees of a booking',
    file,
    operations: ['agreeToBookingFees'],
    cells: { cards: follows('saved for the fees') },
  },
  {
    change: 'payment of a booking is asked for',
    file,
    operations: ['createBookingCharge'],
    cells: { charge: follows(), ledger: follows() },
  },
  {
    change: 'details of a booking change',
    file,
    operations: ['updateExtendedFields', 'setBookingSubmissionId', 'answerIntakeAnonymously'],
    cells: { webhooks: follows(), history: follows(), feeds: follows('the number of the change') },
  },
  {
    change: 'a checkout is paid',
    file,
    operations: ['payCheckout', 'createOrder', 'markCheckoutAsCompleted'],
    cells: {
      charge: follows(),
      payments: follows(),
      ledger: follows(),
      holds: follows('those of its bookings'),
      occupancies: follows(),
      calendarEntries: told,
      messages: told,
      receipts: follows(),
      webhooks: follows(),
      history: follows(),
      feeds: readFromBookings,
    },
  },
]
