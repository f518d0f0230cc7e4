import { asks, by, follows, nothing, type Row } from './cells.ts'

const settledNothing = 'attacks/money-that-settled-nothing.test.ts'
const taxes = 'attacks/taxes-that-change.test.ts'
const file = 'money.test.ts'

/** Movements of money. */
export const moneyRows: readonly Row[] = [
  {
    change: 'a customer pays online',
    file,
    operations: ['startPayment', 'submitSandboxCard'],
    cells: {
      charge: follows(),
      payments: follows(),
      ledger: follows(),
      holds: follows('the hold becomes the booking'),
      occupancies: follows(),
      calendarEntries: follows('the booking is confirmed by its payment'),
      messages: follows(),
      receipts: follows(),
      webhooks: follows(),
      history: follows(),
      feeds: follows(),
      cards: follows('if its owner wants it saved'),
    },
  },
  {
    change: 'a payment is recorded at the desk',
    file,
    operations: ['recordPayment', 'markAsPaid'],
    cells: {
      charge: follows(),
      payments: follows(),
      ledger: follows(),
      receipts: follows(),
      webhooks: follows(),
      history: follows(),
    },
  },
  {
    change: 'a payment is refunded',
    file,
    operations: ['refundPayment'],
    cells: {
      order: asks(
        'that of a plan goes on, or ends with its bookings',
        by('orders/refund-ends-order.test.ts', 'ends the order; its bookings are owed or cancelled'),
      ),
      charge: follows(),
      payments: follows(),
      refunds: follows(),
      ledger: follows(),
      receipts: follows(),
      messages: follows('the credit note, if the business sends receipts'),
      webhooks: follows(),
      history: follows(),
      feeds: follows('the number of the change'),
      occupancies: nothing('a refund does not cancel'),
    },
  },
  {
    change: 'a payment by card is returned in cash',
    file,
    operations: [],
    cells: {
      charge: follows('what was owed back ends'),
      payments: follows(),
      refunds: follows('with how the money went back; no provider is asked'),
      ledger: follows(),
      receipts: follows(),
      messages: follows('the credit note, if the business sends receipts'),
      webhooks: follows(),
      history: follows(),
      feeds: follows('the number of the change'),
    },
  },
  {
    change: 'a payment is refunded or disputed at the card company',
    file,
    operations: ['receiveStripeWebhook', 'reconcilePayments'],
    cells: {
      order: asks(
        'that of a plan owes again what a dispute took, and staff decide whether it goes on',
        by('orders/refunded-at-provider.test.ts', 'owes what a dispute took, and not while the bank decides'),
      ),
      cards: nothing(
        'no card is charged by itself for what went back; a person pays it',
        by(
          'orders/refunded-at-provider.test.ts',
          'charges its card for the next cycles, and not for what a dispute took, until its owner pays that',
        ),
      ),
      payments: follows('a dispute is noted with them'),
      ledger: follows(),
      webhooks: follows(),
      history: follows(
        'with the amount, and what became of the dispute; also of money that settled nothing',
        by(settledNothing, 'is owed back while a dispute holds it, and goes back once that is won'),
      ),
      feeds: follows('the number of the change'),
      charge: asks(
        'what is cancelled while a dispute holds its money is owed back, and refunded once it is won',
        by('payments/disputed-and-cancelled.test.ts', 'is owed back, and refunded once the dispute is won'),
      ),
      refunds: asks(
        'those made there are booked; a dispute is one once it is lost',
        by(
          'payments/refunds-at-provider.test.ts',
          'reaches payment, charge, booking, ledger and credit note, once however often it is told',
        ),
      ),
    },
  },
  {
    change: 'what is owed is waived',
    file,
    operations: ['waiveCharge'],
    cells: {
      charge: follows(),
      ledger: follows(),
      order: asks(
        'a draft begins once nothing is due of it',
        by('orders/drafts-with-money.test.ts', 'begins, and expires no more'),
      ),
      webhooks: follows(),
      history: follows('with who did it and why'),
    },
  },
  { change: 'a card is saved', file, operations: ['startCardSetup'], cells: { cards: follows() } },
  {
    change: 'a saved card is deleted',
    file,
    operations: ['deleteSavedMethod'],
    cells: { cards: follows(), order: nothing('the next renewal asks its buyer to pay') },
  },
  {
    change: 'the settings of payments change',
    file,
    operations: ['updatePaymentSettings'],
    cells: {
      history: follows(),
      charge: nothing('the tax is the one that was agreed with the price', by(taxes, 'stays when a tax %s')),
      order: nothing(
        'the tax is the one it was sold with',
        by(taxes, 'stays for every cycle of a plan that was sold with it'),
      ),
      holds: follows(
        'what is not agreed yet has the tax of now',
        by(taxes, 'follows the tax after an attempt to pay, online as at the visit'),
      ),
    },
  },
  {
    change: 'the takings of a day are closed',
    file,
    operations: ['closeTakings'],
    cells: { payments: follows('each names the report it is in') },
  },
]
