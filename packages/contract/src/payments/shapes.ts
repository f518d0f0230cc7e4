import { embed, guid, instant, localDate, oneOf, orNull, ownShape, Type, text } from '../own.ts'

/** How somebody pays on site. */
export const onSiteMethods = ['CASH', 'CARD_TERMINAL', 'BANK_TRANSFER', 'OTHER'] as const
/** How somebody pays. */
export const paymentMethodKinds = ['CARD', 'SAVED_CARD', ...onSiteMethods] as const
/** Where a payment stands. */
export const paymentStatuses = ['CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELED'] as const
/** How far a charge is paid. */
const chargeStatuses = ['NOT_PAID', 'PARTIALLY_PAID', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const
/** What a charge is for. */
export const chargeSubjects = ['BOOKING', 'ORDER', 'CANCELLATION_FEE', 'NO_SHOW_FEE'] as const

const amount = (description: string) =>
  Type.String({ maxLength: 20, pattern: '^\\d{1,15}(\\.\\d{1,3})?$', description })
/** An amount that the server computed; may be negative. */
const computed = (description: string) => text(24, description)
const currency = text(3, 'ISO 4217 code of the currency.')
const revision = text(20, 'Incremented with every change; send the revision you read.')
const method = oneOf(paymentMethodKinds, { description: 'How it was paid.' })
const provider = oneOf(['SANDBOX', 'STRIPE', 'ON_SITE'], { description: 'Who took the money.' })
const paymentId = guid('Id of the payment.')
const chargeId = guid('Id of the charge.')
const reason = Type.Optional(text(500, 'Why, for the team.'))
const idempotencyKey = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Chosen by the client; the same key makes the payment or refund once.',
})
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Page size; defaults to 50.' }))
const offset = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Number of entries to skip; defaults to 0.' }),
)
const total = Type.Integer({ minimum: 0, description: 'Total number that match.' })

/** A tax that is added to prices or contained in them. */
export const Tax = ownShape('payments.Tax', {
  locationId: orNull(guid('Location it applies to; null: every location without a tax of its own.')),
  name: Type.String({ minLength: 1, maxLength: 50, description: 'Name on receipts, such as VAT.' }),
  percent: Type.String({
    maxLength: 8,
    pattern: '^\\d{1,3}(\\.\\d{1,4})?$',
    description: 'Rate in percent, at most 100.',
  }),
  included: Type.Boolean({ description: 'Whether prices contain the tax.' }),
})
const settings = {
  provider: oneOf(['NONE', 'SANDBOX', 'STRIPE'], {
    description: 'Who takes online payments; SANDBOX takes test cards only. STRIPE needs its three keys.',
  }),
  taxes: Type.Array(embed(Tax), { maxItems: 200, description: 'At most one per location, and one for all others.' }),
  receiptHeader: text(1000, 'Text at the top of receipts, such as the tax number.'),
  receiptFooter: text(1000, 'Text at the bottom of receipts.'),
}
const last4 = (description: string) => orNull(text(4, description))
/** The connection to Stripe. The secrets themselves are never returned. */
export const StripeSettings = ownShape('payments.StripeSettings', {
  mode: orNull(oneOf(['TEST', 'LIVE'], { description: 'Which data of the Stripe account the keys open.' })),
  publishableKey: orNull(text(300, 'Publishable key, which the payment page uses.')),
  secretKeyLast4: last4('Last four characters of the secret or restricted key.'),
  secretKeyDate: orNull(instant('When the secret key was saved.')),
  webhookSecretLast4: last4('Last four characters of the signing secret.'),
  webhookSecretDate: orNull(instant('When the signing secret was saved.')),
  webhookUrl: text(2000, 'Address of the webhook endpoint to add at Stripe.'),
})
const stripeKey = (kinds: string, description: string) =>
  Type.Optional(Type.String({ maxLength: 300, pattern: `^(${kinds})_(test|live)_[A-Za-z0-9]{10,250}$`, description }))
/** Keys of Stripe; what is left out stays as it is. */
export const StripeKeys = ownShape('payments.StripeKeys', {
  publishableKey: stripeKey('pk', 'Publishable key: pk_live_… or pk_test_….'),
  secretKey: stripeKey('sk|rk', 'Secret or restricted key of the same mode: sk_…, rk_….'),
  webhookSecret: Type.Optional(
    Type.String({
      maxLength: 300,
      pattern: '^whsec_[A-Za-z0-9+/=]{10,250}$',
      description: 'Signing secret of the webhook endpoint: whsec_….',
    }),
  ),
})
/** How the business takes payments. */
export const PaymentSettings = ownShape('payments.PaymentSettings', {
  revision,
  ...settings,
  stripe: embed(StripeSettings),
  updatedDate: orNull(instant('When they were last changed.')),
})
export const PaymentSettingsChanges = ownShape('payments.PaymentSettingsChanges', {
  revision,
  provider: Type.Optional(settings.provider),
  taxes: Type.Optional(settings.taxes),
  receiptHeader: Type.Optional(settings.receiptHeader),
  receiptFooter: Type.Optional(settings.receiptFooter),
  stripe: Type.Optional(embed(StripeKeys)),
})
export const GetOnlinePaymentsRequest = ownShape('payments.GetOnlinePaymentsRequest', {})
export const GetOnlinePaymentsResponse = ownShape('payments.GetOnlinePaymentsResponse', {
  takesOnlinePayments: Type.Boolean({ description: 'Whether customers can pay by card online.' }),
})

export const GetPaymentSettingsRequest = ownShape('payments.GetPaymentSettingsRequest', {})
export const UpdatePaymentSettingsRequest = ownShape('payments.UpdatePaymentSettingsRequest', {
  settings: embed(PaymentSettingsChanges),
})
export const PaymentSettingsResponse = ownShape('payments.PaymentSettingsResponse', {
  settings: embed(PaymentSettings),
})

/** A line of a charge. */
export const ChargeLine = ownShape('payments.ChargeLine', {
  name: text(500, 'What it is for.'),
  quantity: Type.Integer({ description: 'How many.' }),
  days: Type.Optional(Type.Integer({ minimum: 1, description: 'Of a rental by the day: how many days each is for.' })),
  amount: computed('Amount of the whole line.'),
  kind: Type.Optional(
    oneOf(['PAID_ELSEWHERE'], {
      description: 'What a line that is no item takes off: what another system took of the price.',
    }),
  ),
})
/** What somebody owes for a booking, an order or a fee. */
export const Charge = ownShape('payments.Charge', {
  id: chargeId,
  subjectType: oneOf(chargeSubjects, { description: 'What it is for.' }),
  subjectId: guid('Id of the booking or order.'),
  cycle: Type.Integer({ minimum: 0, description: 'Billing cycle of an order; 0 otherwise.' }),
  contactId: orNull(guid('Id of the customer; null if the caller may not know it.')),
  currency,
  lines: Type.Array(embed(ChargeLine), { maxItems: 1000 }),
  subtotal: computed('Sum of the lines.'),
  discount: computed('Discount on the subtotal.'),
  tax: computed('Tax on it, or in it.'),
  taxName: orNull(text(50, 'Name of the tax.')),
  taxPercent: orNull(text(8, 'Rate of the tax in percent.')),
  taxIncluded: Type.Boolean({ description: 'Whether the lines contain the tax.' }),
  total: computed('What it comes to.'),
  paid: computed('What was paid; refunds do not reduce it.'),
  refunded: computed('What was refunded.'),
  credited: computed('Part of the refunds that ended a part of the sale; the rest of them is due again.'),
  waived: computed('What the business gave up.'),
  due: computed('What is still to be paid.'),
  owedBack: computed('What the business owes the customer, because the price fell below what they paid.'),
  status: oneOf(chargeStatuses, { description: 'How far it is paid, and whether money went back.' }),
  createdDate: instant('When it was created.'),
})
/** A payment of a charge or a part of it. */
export const Payment = ownShape('payments.Payment', {
  id: paymentId,
  chargeId,
  combinedPaymentId: orNull(
    guid('Payment by card for several charges of which this is a part; null for a payment of one charge.'),
  ),
  contactId: orNull(guid('Id of the customer.')),
  method,
  provider,
  status: oneOf(paymentStatuses, { description: 'Where it stands.' }),
  currency,
  amount: computed('Amount.'),
  tax: computed('Tax in the amount.'),
  refunded: computed('What was refunded, or is being refunded.'),
  cardBrand: orNull(text(50, 'Brand of the card.')),
  cardLast4: orNull(text(4, 'Last four digits of the card.')),
  failureCode: orNull(
    text(
      100,
      'Why the last attempt failed. If money arrived too late and was returned: PRICE_CHANGED: the price changed; PAID_OTHERWISE: another payment option was chosen; BOOKING_CHANGED: what was booked has another time or location, or no longer exists.',
    ),
  ),
  recordedByName: orNull(text(200, 'Who recorded it; null for the customer and the system.')),
  locationId: orNull(guid('Id of the location.')),
  resourceId: orNull(guid('Id of the staff member or room.')),
  createdDate: instant('When it was started or recorded.'),
  succeededDate: orNull(instant('When the money arrived.')),
})
/** A refund of a payment or a part of it. */
export const Refund = ownShape('payments.Refund', {
  id: guid('Id of the refund.'),
  paymentId,
  status: oneOf(['CREATED', 'SUCCEEDED', 'FAILED'], { description: 'CREATED while the provider works on it.' }),
  amount: computed('Amount.'),
  reason: text(500, 'Why, for the team.'),
  owedAgain: Type.Boolean({
    description: 'Whether it ended no part of the sale: the price fell, or the payment was a mistake and is due again.',
  }),
  method: orNull(
    oneOf(onSiteMethods, { description: 'How the team returned the money itself; null: the way it was paid.' }),
  ),
  failureCode: orNull(text(100, 'Why it failed.')),
  origin: oneOf(['KALENDS', 'PROVIDER', 'DISPUTE'], {
    description: 'PROVIDER: made at the provider. DISPUTE: taken by the bank of a customer who contested the payment.',
  }),
  recordedByName: orNull(text(200, 'Who made it; null for the system.')),
  createdDate: instant('When it was requested.'),
  succeededDate: orNull(instant('When the money went back.')),
  reversedDate: orNull(instant("When the customer's bank returned it: the money is with the business again.")),
})
/** A receipt, or the credit note of a refund. Numbers of each kind have no gaps. */
export const Receipt = ownShape('payments.Receipt', {
  id: guid('Id of the receipt.'),
  kind: oneOf(['RECEIPT', 'CREDIT_NOTE'], { description: 'CREDIT_NOTE for a refund.' }),
  number: Type.Integer({ minimum: 1, description: 'Number within its kind.' }),
  chargeId,
  paymentId,
  refundId: orNull(guid('Id of the refund of a credit note.')),
  currency,
  amount: computed('Amount paid or refunded.'),
  tax: computed('Tax in the amount.'),
  issuedDate: instant('When it was issued.'),
  businessName: text(1000, 'Name of the business.'),
  customerName: text(500, 'Name of the customer.'),
  customerEmail: orNull(text(320, 'Email address of the customer.')),
  method,
  card: orNull(text(60, 'Brand and last four digits of the card.')),
  lines: Type.Array(embed(ChargeLine), { maxItems: 1000 }),
  subtotal: computed('Sum of the lines.'),
  discount: computed('Discount on the subtotal.'),
  chargeTax: computed('Tax of the charge.'),
  total: computed('Total of the charge.'),
  taxName: orNull(text(50, 'Name of the tax.')),
  taxPercent: orNull(text(8, 'Rate of the tax in percent.')),
  taxIncluded: Type.Boolean({ description: 'Whether the lines contain the tax.' }),
  header: text(1000, 'Text at the top.'),
  footer: text(1000, 'Text at the bottom.'),
})

const paymentsFilter = {
  search: Type.Optional(orNull(text(100, 'Part of the name, email address or phone number of the customer.'))),
  statuses: Type.Optional(Type.Array(oneOf(paymentStatuses), { maxItems: 6, description: 'Only these statuses.' })),
  methods: Type.Optional(Type.Array(oneOf(paymentMethodKinds), { maxItems: 6, description: 'Only these methods.' })),
  contactId: Type.Optional(guid('Only payments of this customer.')),
  chargeId: Type.Optional(guid('Only payments of this charge.')),
  locationId: Type.Optional(guid('Only payments at this location.')),
  from: Type.Optional(instant('Created at or after.')),
  to: Type.Optional(instant('Created before.')),
  isDisputed: Type.Optional(
    Type.Boolean({ description: 'Only payments that their customers contest at the bank, which has not decided yet.' }),
  ),
  refundReturned: Type.Optional(
    Type.Boolean({
      description:
        "True: only payments with a refund of the last 30 days that the customer's bank returned, or that failed although the payment settled nothing, and that was not made again since.",
    }),
  ),
}
export const QueryPaymentsRequest = ownShape('payments.QueryPaymentsRequest', { ...paymentsFilter, limit, offset })
export const ExportPaymentsRequest = ownShape('payments.ExportPaymentsRequest', paymentsFilter)
export const QueryPaymentsResponse = ownShape('payments.QueryPaymentsResponse', {
  payments: Type.Array(embed(Payment), { maxItems: 100, description: 'Latest first.' }),
  customers: Type.Array(
    embed(
      ownShape('payments.PayingCustomer', {
        contactId: guid('Id of the customer, as in the payments.'),
        name: text(1100, 'Name, otherwise email address or phone number.'),
      }),
    ),
    { maxItems: 100, description: 'The customers of these payments.' },
  ),
  total,
})
export const GetPaymentRequest = ownShape('payments.GetPaymentRequest', { paymentId })
/** A payment that a customer contested at their bank. */
export const Dispute = ownShape('payments.Dispute', {
  id: text(100, 'Id of the dispute at the provider.'),
  status: oneOf(['OPEN', 'WON', 'LOST'], { description: 'Where it stands; the provider decides.' }),
  amount: computed('Contested amount.'),
  reason: text(100, 'Reason as the provider names it.'),
  createdDate: instant('When we heard of it.'),
})

export const PaymentResponse = ownShape('payments.PaymentResponse', {
  payment: embed(Payment),
  combinedAmount: orNull(computed('What the card was charged for all parts of a combined payment.')),
  refundable: computed('What may still be refunded, without what a bank holds because of a dispute.'),
  charge: embed(Charge),
  refunds: Type.Array(embed(Refund), { maxItems: 1000, description: 'Oldest first.' }),
  receipts: Type.Array(embed(Receipt), { maxItems: 1000, description: 'Receipt and credit notes, oldest first.' }),
  disputes: Type.Array(embed(Dispute), { maxItems: 1000, description: 'Oldest first.' }),
})
export const ReconcilePaymentsRequest = ownShape('payments.ReconcilePaymentsRequest', {})
export const ReconcilePaymentsResponse = ownShape('payments.ReconcilePaymentsResponse', {
  changedPayments: Type.Integer({
    minimum: 0,
    description: 'Payments whose refunds or disputes at the provider were not in the books, or otherwise.',
  }),
  checkedDate: instant('When the provider was asked.'),
})
export const QueryChargesRequest = ownShape('payments.QueryChargesRequest', {
  contactId: Type.Optional(guid('Only charges of this customer.')),
  subjectType: Type.Optional(oneOf(chargeSubjects, { description: 'Only charges for this.' })),
  subjectIds: Type.Optional(
    Type.Array(guid('Id of a booking or order.'), { maxItems: 100, description: 'Only charges for these.' }),
  ),
  dueOnly: Type.Optional(Type.Boolean({ description: 'Only charges of which something is due.' })),
  limit,
  offset,
})
export const QueryChargesResponse = ownShape('payments.QueryChargesResponse', {
  charges: Type.Array(embed(Charge), { maxItems: 100, description: 'Latest first.' }),
  total,
})
export const GetCustomerBalanceRequest = ownShape('payments.GetCustomerBalanceRequest', {
  contactId: guid('Id of the customer.'),
})
export const CustomerBalanceResponse = ownShape('payments.CustomerBalanceResponse', {
  balances: Type.Array(
    embed(
      ownShape('payments.CustomerBalance', {
        currency,
        owed: computed('What is still to be paid.'),
        owedBack: computed(
          'What the business owes the customer, with payments that settled nothing and could not be refunded.',
        ),
        paid: computed('What was paid, less what was refunded.'),
      }),
    ),
    { maxItems: 200, description: 'One per currency.' },
  ),
})
export const RecordPaymentRequest = ownShape('payments.RecordPaymentRequest', {
  chargeId,
  method: oneOf(onSiteMethods, { description: 'How it was paid.' }),
  amount: Type.Optional(amount('What was paid; everything that is due unless set.')),
})
/** That the order of a plan ends with the refund of its payment. */
export const RefundEndsOrder = ownShape('payments.RefundEndsOrder', {
  choice: oneOf(['KEEP_UNPAID', 'CANCEL'], {
    description:
      'What becomes of the coming bookings that the order pays for: they stay and are owed, or they are cancelled.',
  }),
  bookingIds: Type.Array(guid('Id of a booking.'), {
    maxItems: 1000,
    description: 'The bookings that were shown. If others are paid with the order by now, nothing is done.',
  }),
  notifyParticipants: Type.Optional(
    Type.Boolean({ description: 'Whether customers are told about cancelled bookings; yes if absent.' }),
  ),
})
export const RefundPaymentRequest = ownShape('payments.RefundPaymentRequest', {
  paymentId,
  amount: Type.Optional(amount('What to refund; everything that is left unless set.')),
  reason,
  owedAgain: Type.Optional(
    Type.Boolean({
      description:
        'Whether the amount is due again, as after a payment by mistake. Unless set, the refund ends that part of the sale.',
    }),
  ),
  dropFee: Type.Optional(
    Type.Boolean({
      description:
        'Whether what the refund takes of a fee for a late cancellation or no-show, which the payment paid, is given up too. Unless set, that part of the fee is due again. Not with `owedAgain`.',
    }),
  ),
  method: Type.Optional(
    oneOf(onSiteMethods, {
      description:
        'How the team returns the money itself, such as what the provider refuses. Unless set, the way it was paid.',
    }),
  ),
  endOrder: Type.Optional(
    embed(RefundEndsOrder, {
      description: 'Of the payment of a plan: its order ends once the refund is made. Unless set, it goes on.',
    }),
  ),
  idempotencyKey,
})
export const WaiveChargeRequest = ownShape('payments.WaiveChargeRequest', {
  chargeId,
  amount: Type.Optional(amount('What to give up; everything that is due unless set.')),
  reason,
})
export const ChargeResponse = ownShape('payments.ChargeResponse', { charge: embed(Charge) })
/** What customers prove a booking with in a browser that is not signed in. */
const bookingToken = Type.Optional(
  Type.String({
    minLength: 32,
    maxLength: 2048,
    description: 'Signed link token of the booking that is paid: who has it may pay in any browser.',
  }),
)
export const StartPaymentRequest = ownShape('payments.StartPaymentRequest', {
  chargeId,
  bookingToken,
  amount: Type.Optional(amount('What to pay; everything that is due unless set.')),
  saveMethod: Type.Optional(Type.Boolean({ description: 'Whether the customer agreed to save the card.' })),
  methodId: Type.Optional(
    guid(
      'Saved card of the member that is charged at once, once they confirm it if their bank asks; unless set, a card is entered on the page that is returned.',
    ),
  ),
  resume: Type.Optional(
    Type.Boolean({
      description:
        'Whether a payment that waits for its customer or bank is returned, whichever card it is for, instead of being replaced.',
    }),
  ),
  returnUrl: Type.String({ maxLength: 2000, description: 'Where the customer returns to.' }),
  idempotencyKey,
})
/** What Stripe's fields need in the browser. */
export const StripePage = ownShape('payments.StripePage', {
  publishableKey: text(300, 'Publishable key of the business.'),
  clientSecret: text(500, 'Client secret of the payment.'),
  isConfirmation: Type.Boolean({
    description:
      "Whether the bank only asks to confirm the saved card: call `handleNextAction` of Stripe's script, and show no fields.",
  }),
})
/** Where a started payment stands. */
export const PaymentProgress = ownShape('payments.PaymentProgress', {
  paymentId,
  status: oneOf(paymentStatuses, { description: 'Where it stands.' }),
  failureCode: orNull(text(100, 'Why the last attempt failed.')),
  nextUrl: orNull(text(4000, "Address of the provider's page, while the customer has to enter or confirm a card.")),
  returnUrl: orNull(text(4000, 'Where the customer returns to afterwards.')),
  stripe: orNull(embed(StripePage, { description: "Instead of `nextUrl`: the payment continues in Stripe's fields." })),
})
export const PaymentProgressResponse = ownShape('payments.PaymentProgressResponse', {
  progress: embed(PaymentProgress),
})
export const GetPaymentProgressRequest = ownShape('payments.GetPaymentProgressRequest', { paymentId, bookingToken })

/** A card that a customer is saving without a payment. */
export const CardSetup = ownShape('payments.CardSetup', {
  setupId: guid('Id of the setup.'),
  status: oneOf(paymentStatuses, { description: 'Where it stands; SUCCEEDED: the card is saved.' }),
  failureCode: orNull(text(100, 'Why the last card was declined.')),
  nextUrl: orNull(text(4000, "Address of the provider's page, while the customer has to enter a card.")),
  returnUrl: text(4000, 'Where the customer returns to afterwards.'),
  stripe: orNull(embed(StripePage, { description: "Instead of `nextUrl`: the card is entered in Stripe's fields." })),
})
export const CardSetupResponse = ownShape('payments.CardSetupResponse', { setup: embed(CardSetup) })
export const StartCardSetupRequest = ownShape('payments.StartCardSetupRequest', {
  orderId: Type.Optional(guid('Order of the member that waits for a card, such as one that begins with a trial.')),
  returnUrl: Type.String({ maxLength: 2000, description: 'Where the customer returns to.' }),
  idempotencyKey,
})
export const GetCardSetupRequest = ownShape('payments.GetCardSetupRequest', { setupId: guid('Id of the setup.') })

/** A saved card. */
export const SavedMethod = ownShape('payments.SavedMethod', {
  id: guid('Id of the saved card.'),
  brand: text(50, 'Brand of the card.'),
  last4: text(4, 'Last four digits.'),
  expiresMonth: Type.Integer({ minimum: 1, maximum: 12, description: 'Month it expires.' }),
  expiresYear: Type.Integer({ description: 'Year it expires.' }),
  isDefault: Type.Boolean({ description: 'Whether renewals and fees are charged to it.' }),
  isChargeable: Type.Boolean({ description: 'Whether it was saved with the provider that the business uses now.' }),
  createdDate: instant('When it was saved.'),
})
export const ListSavedMethodsRequest = ownShape('payments.ListSavedMethodsRequest', {})
export const SavedMethodsResponse = ownShape('payments.SavedMethodsResponse', {
  methods: Type.Array(embed(SavedMethod), { maxItems: 100, description: 'The default first.' }),
})
export const DeleteSavedMethodRequest = ownShape('payments.DeleteSavedMethodRequest', {
  methodId: guid('Id of the saved card.'),
})

const token = Type.String({ minLength: 20, maxLength: 200, description: 'Token in the address of the page.' })
/** The card page of the sandbox. */
export const SandboxPage = ownShape('payments.SandboxPage', {
  status: oneOf(['REQUIRES_CARD', 'REQUIRES_CHALLENGE', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELED'], {
    description: 'REQUIRES_CHALLENGE: the customer has to approve the payment, as with 3-D Secure.',
  }),
  currency,
  amount: computed('Amount.'),
  businessName: text(1000, 'Name of the business.'),
  savesCard: Type.Boolean({ description: 'Whether the card will be saved.' }),
  isSetup: Type.Boolean({ description: 'Whether the card is only saved and nothing is paid now.' }),
  failureCode: orNull(text(100, 'Why the last card was declined; another may be tried.')),
  returnUrl: text(2000, 'Where to go when done.'),
  testCards: Type.Array(
    embed(
      ownShape('payments.SandboxCard', {
        number: text(19, 'Number of the test card.'),
        outcome: oneOf(['SUCCESS', 'DECLINE', 'CHALLENGE', 'LATE'], { description: 'What paying with it does.' }),
      }),
    ),
    { maxItems: 10, description: 'Cards that the sandbox takes.' },
  ),
})
export const GetSandboxPageRequest = ownShape('payments.GetSandboxPageRequest', { token })
export const SubmitSandboxCardRequest = ownShape('payments.SubmitSandboxCardRequest', {
  token,
  number: Type.Optional(Type.String({ maxLength: 30, description: 'Number of a test card.' })),
  expiresMonth: Type.Optional(Type.Integer({ minimum: 1, maximum: 12, description: 'Month the card expires.' })),
  expiresYear: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100, description: 'Year the card expires.' })),
  challenge: Type.Optional(oneOf(['APPROVE', 'REJECT'], { description: 'Answer to the challenge.' })),
})
export const SandboxPageResponse = ownShape('payments.SandboxPageResponse', { page: embed(SandboxPage) })

/** Takings of one kind. */
export const TakingsLine = ownShape('payments.TakingsLine', {
  currency,
  key: orNull(text(100, 'Method, id of the staff member or room, or tax; null for none.')),
  name: text(200, 'Name of the staff member or tax; otherwise the key.'),
  count: Type.Integer({ minimum: 0, description: 'Number of payments and refunds.' }),
  paid: computed('What was paid.'),
  refunded: computed('What was refunded.'),
  tax: computed('Tax in what was paid, less the tax refunded.'),
  net: computed('Paid less refunded.'),
})
/** Sums of payments and refunds. */
export const Takings = ownShape('payments.Takings', {
  totals: Type.Array(embed(TakingsLine), { maxItems: 100, description: 'One line per currency.' }),
  byMethod: Type.Array(embed(TakingsLine), { maxItems: 1000 }),
  byResource: Type.Array(embed(TakingsLine), { maxItems: 10_000 }),
  byTax: Type.Array(embed(TakingsLine), { maxItems: 1000 }),
})
/** Takings that were closed together. */
export const DailyReport = ownShape('payments.DailyReport', {
  id: guid('Id of the report.'),
  number: Type.Integer({ minimum: 1, description: 'Number; without gaps.' }),
  closedDate: instant('When it was closed.'),
  closedByName: orNull(text(200, 'Who closed it.')),
  takings: embed(Takings),
})
export const GetTakingsRequest = ownShape('payments.GetTakingsRequest', {
  date: Type.Optional(localDate("Day on the business's clock; today unless set.")),
  locationId: Type.Optional(guid('Only takings at this location.')),
})
export const GetTakingsResponse = ownShape('payments.GetTakingsResponse', {
  date: localDate('The day.'),
  takings: embed(Takings),
  open: embed(Takings, { description: 'Everything that no daily report has counted yet, of any day.' }),
})
export const CloseTakingsRequest = ownShape('payments.CloseTakingsRequest', {})
export const DailyReportResponse = ownShape('payments.DailyReportResponse', { report: embed(DailyReport) })
export const ListDailyReportsRequest = ownShape('payments.ListDailyReportsRequest', { limit, offset })
export const ListDailyReportsResponse = ownShape('payments.ListDailyReportsResponse', {
  reports: Type.Array(embed(DailyReport), { maxItems: 100, description: 'Latest first.' }),
  total,
})
export const ExportTakingsRequest = ownShape('payments.ExportTakingsRequest', {
  from: localDate("First day on the business's clock."),
  to: localDate("Last day on the business's clock; at most a year after the first."),
})
/** Content of a CSV file. */
export const ExportTakingsResponse = ownShape('payments.ExportTakingsResponse', {
  content: text(100_000_000, 'Content of the file.'),
  filename: text(200, 'File name.'),
})

/** Content of a CSV file. */
export const ExportPaymentsResponse = ownShape('payments.ExportPaymentsResponse', {
  content: text(100_000_000, 'Content of the file.'),
  filename: text(200, 'File name.'),
})

export const ListReceiptsRequest = ownShape('payments.ListReceiptsRequest', {
  contactId: Type.Optional(guid('Only receipts of this customer.')),
  limit,
  offset,
})
export const ListReceiptsResponse = ownShape('payments.ListReceiptsResponse', {
  receipts: Type.Array(embed(Receipt), { maxItems: 100, description: 'Latest first.' }),
  total,
})
export const GetReceiptRequest = ownShape('payments.GetReceiptRequest', { receiptId: guid('Id of the receipt.') })
export const GetReceiptPdfRequest = ownShape('payments.GetReceiptPdfRequest', {
  receiptId: guid('Id of the receipt.'),
  language: Type.Optional(
    Type.String({
      format: 'language-tag',
      maxLength: 35,
      description: 'Language of the labels; that of the business unless set.',
    }),
  ),
})
/** Content of a PDF file. */
export const GetReceiptPdfResponse = ownShape('payments.GetReceiptPdfResponse', {
  content: text(20_000_000, 'Content of the file in base64.'),
  filename: text(200, 'File name.'),
})
export const ReceiptResponse = ownShape('payments.ReceiptResponse', { receipt: embed(Receipt) })

/** Whether the stored keys of Stripe work. */
export const StripeConnection = ownShape('payments.StripeConnection', {
  result: oneOf(['CONNECTED', 'NOT_SET', 'KEY_REFUSED', 'RIGHTS_MISSING', 'UNREACHABLE', 'PROVIDER_FAILED'], {
    description:
      'NOT_SET: no keys were saved. KEY_REFUSED: Stripe does not know the secret key. RIGHTS_MISSING: a restricted key ' +
      'lacks rights. UNREACHABLE: the server cannot reach Stripe. PROVIDER_FAILED: Stripe answered with an error.',
  }),
  missingRights: Type.Array(text(100, 'A right as Stripe names it.'), { maxItems: 20 }),
  message: text(500, 'What this means and what to do, in English.'),
})
export const TestStripeConnectionRequest = ownShape('payments.TestStripeConnectionRequest', {})
export const TestStripeConnectionResponse = ownShape('payments.TestStripeConnectionResponse', {
  connection: embed(StripeConnection),
})
export const ReceiveStripeWebhookRequest = ownShape('payments.ReceiveStripeWebhookRequest', {
  siteId: guid('Id of the business.'),
  body: Type.Optional(text(1_000_000, 'The message as Stripe sent it.')),
})
