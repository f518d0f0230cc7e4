import { embed, guid, instant, localDate, oneOf, orNull, ownShape, Type, text } from '../own.ts'
import { CardSetup, Charge, ChargeLine, paymentStatuses } from '../payments/shapes.ts'
import { BookedAddOn, Booking, ContactDetails, ParticipantChoices, SelectedPaymentOption } from './generated/shapes.ts'

export const BookHoldRequest = ownShape('bookings.BookHoldRequest', {
  holdId: guid('Id of the caller’s hold; an expired hold is renewed if the time is still available.'),
  contactDetails: embed(ContactDetails),
  formSubmission: Type.Optional(
    orNull(
      Type.Record(Type.String(), Type.Unknown(), { description: 'Answers to the form of the service, by target.' }),
    ),
  ),
  intakeSubmission: Type.Optional(
    orNull(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'Answers to the intake form of the policy, by target.',
      }),
    ),
  ),
  selectedPaymentOption: Type.Optional(embed(SelectedPaymentOption)),
  depositSelected: Type.Optional(
    orNull(Type.Boolean({ description: 'Whether to pay the deposit now instead of the full price.' })),
  ),
  total: Type.Optional(
    orNull(
      Type.String({
        maxLength: 24,
        pattern: '^\\d+(\\.\\d+)?$',
        description:
          'The total that the customer saw, taxes included, such as that of a quote: another one is refused.',
      }),
    ),
  ),
  captchaToken: Type.Optional(
    orNull(text(5000, 'Token of the solved captcha, if the business requires one to book. Can be used only once.')),
  ),
  language: Type.Optional(
    Type.String({ format: 'language-tag', maxLength: 35, description: 'Language of the messages about this booking.' }),
  ),
})
/** What a customer pays online before their booking is confirmed. */
export const PaymentOfBooking = ownShape('bookings.PaymentOfBooking', {
  charge: embed(Charge),
  dueNow: text(24, 'Amount to start a payment of the charge with: everything, or the deposit.'),
})
export const BookHoldResponse = ownShape('bookings.BookHoldResponse', {
  booking: embed(Booking),
  payment: orNull(
    embed(PaymentOfBooking, {
      description: 'Set if the booking is confirmed by a payment. The hold stays, and may be booked again until then.',
    }),
  ),
  manageToken: text(2048, 'Signed token that opens the page of the booking without an account.'),
})

export const AnswerIntakeRequest = ownShape('bookings.AnswerIntakeRequest', {
  token: Type.String({ minLength: 32, maxLength: 2048, description: 'Signed link token of the booking.' }),
  intakeSubmission: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Answers to the intake form of the policy, by target.',
  }),
})
export const AnswerIntakeResponse = ownShape('bookings.AnswerIntakeResponse', { booking: embed(Booking) })

/** An entry of a booking's history. */
export const BookingHistoryEntry = ownShape('bookings.BookingHistoryEntry', {
  number: Type.Integer({ description: 'Sequence number, starting at 1.' }),
  occurredAt: instant('When the action was performed.'),
  action: text(60, 'The action.'),
  fromStatus: orNull(text(20, 'Previous status; null for the first entry.')),
  toStatus: text(20, 'New status.'),
  actorType: oneOf(['visitor', 'member', 'staff', 'app', 'link', 'system'], {
    description: 'Type of the actor.',
  }),
  actorName: orNull(text(200, 'Name of the actor, if known.')),
  detail: Type.Record(Type.String(), Type.Unknown(), { description: 'Details of the change.' }),
})
export const GetBookingHistoryRequest = ownShape('bookings.GetBookingHistoryRequest', {
  bookingId: guid('Id of the booking.'),
})
export const GetBookingHistoryResponse = ownShape('bookings.GetBookingHistoryResponse', {
  entries: Type.Array(embed(BookingHistoryEntry), { maxItems: 10_000 }),
})

/** What a booking will be charged, taxes included. */
export const BookingChargePreview = ownShape('bookings.BookingChargePreview', {
  currency: text(3, 'ISO 4217 code of the currency.'),
  lines: Type.Array(embed(ChargeLine), { maxItems: 1000 }),
  subtotal: text(24, 'Sum of the lines.'),
  tax: text(24, 'Tax on it, or in it.'),
  taxName: orNull(text(50, 'Name of the tax.')),
  taxPercent: orNull(text(8, 'Rate of the tax in percent.')),
  taxIncluded: Type.Boolean({ description: 'Whether the lines contain the tax.' }),
  total: text(24, 'What it comes to.'),
})
/** What another length or staff member does to the price of a booking. */
export const BookingPriceChange = ownShape('bookings.BookingPriceChange', {
  currency: text(3, 'ISO 4217 code of the currency.'),
  from: text(24, 'What the booking comes to now, taxes included.'),
  to: text(24, 'What it comes to afterwards.'),
  due: text(24, 'What is then still to be paid.'),
  owedBack: text(24, 'What then goes back to the customer.'),
})
export const PreviewBookingChargeRequest = ownShape('bookings.PreviewBookingChargeRequest', {
  bookingId: guid('Id of the booking.'),
  durationMinutes: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 44_640, description: 'Length that is considered, add-ons included.' }),
  ),
  resourceId: Type.Optional(guid('Staff member who is considered.')),
})
export const PreviewBookingChargeResponse = ownShape('bookings.PreviewBookingChargeResponse', {
  change: orNull(
    embed(BookingPriceChange, {
      description: 'What the considered length or staff member changes. Null: the price stays, or is no number.',
    }),
  ),
  preview: orNull(
    embed(BookingChargePreview, { description: 'Null: the booking is free, has no fixed price, or is settled.' }),
  ),
})
export const CreateBookingChargeRequest = ownShape('bookings.CreateBookingChargeRequest', {
  bookingId: guid('Id of the booking.'),
})
export const CreateBookingChargeResponse = ownShape('bookings.CreateBookingChargeResponse', { charge: embed(Charge) })

/** What a booking costs, what was paid of it and what is still due. */
export const BookingAmounts = ownShape('bookings.BookingAmounts', {
  currency: text(3, 'ISO 4217 code of the currency.'),
  total: text(24, 'What the booking comes to, taxes included.'),
  paid: text(24, 'What was paid; refunds do not reduce it.'),
  refunded: text(24, 'What was refunded.'),
  waived: text(24, 'What the business gave up.'),
  due: text(24, 'What is still to be paid.'),
  owedBack: text(24, 'What the business owes the customer, because the price fell below what they paid.'),
})
/** Whether a booking is paid. */
export const BookingBalance = ownShape('bookings.BookingBalance', {
  bookingId: guid('Id of the booking.'),
  isUnpaid: Type.Boolean({ description: 'Whether something is still to be paid.' }),
  amounts: orNull(embed(BookingAmounts, { description: 'Null for staff who may not see orders.' })),
})
export const ListBookingBalancesRequest = ownShape('bookings.ListBookingBalancesRequest', {
  bookingIds: Type.Array(guid('Id of a booking.'), { maxItems: 100 }),
})
export const ListBookingBalancesResponse = ownShape('bookings.ListBookingBalancesResponse', {
  balances: Type.Array(embed(BookingBalance), {
    maxItems: 100,
    description: 'Bookings that cost nothing, have no fixed price or are settled without a payment are left out.',
  }),
})
export const ListBookingsToBeStaffedRequest = ownShape('bookings.ListBookingsToBeStaffedRequest', {
  bookingIds: Type.Array(guid('Id of a booking.'), { maxItems: 100 }),
})
export const ListBookingsToBeStaffedResponse = ownShape('bookings.ListBookingsToBeStaffedResponse', {
  bookingIds: Type.Array(guid('Id of a booking.'), {
    maxItems: 100,
    description: 'Bookings with a session whose staff member left and is not replaced yet.',
  }),
})
export const SumUnpaidBookingsRequest = ownShape('bookings.SumUnpaidBookingsRequest', {
  filter: Type.Optional(
    orNull(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'Filter of `queryExtendedBookings`: `{field: value}` or `{field: {$operator: value}}`.',
      }),
    ),
  ),
})
export const SumUnpaidBookingsResponse = ownShape('bookings.SumUnpaidBookingsResponse', {
  count: Type.Integer({ minimum: 0, description: 'Number of bookings of which something is still to be paid.' }),
  totals: Type.Array(
    Type.Object({
      currency: text(3, 'ISO 4217 code of the currency.'),
      due: text(24, 'What is still to be paid for all of them.'),
    }),
    { maxItems: 200, description: 'One per currency.' },
  ),
})

export const CountBookingsOnDaysRequest = ownShape('bookings.CountBookingsOnDaysRequest', {
  days: Type.Array(
    Type.Object({
      date: localDate('Local date at the business.'),
      locationId: orNull(guid('Only this location; null for all locations.')),
    }),
    { maxItems: 1000 },
  ),
})
export const CountBookingsOnDaysResponse = ownShape('bookings.CountBookingsOnDaysResponse', {
  counts: Type.Array(Type.Integer(), {
    maxItems: 1000,
    description: 'Active bookings per day, in the order of the request.',
  }),
})

export const UndoBookingChangeRequest = ownShape('bookings.UndoBookingChangeRequest', {
  bookingId: guid('Id of the booking.'),
  revision: text(20, 'Revision of the booking after the change; later changes prevent the undo.'),
})
export const UndoBookingChangeResponse = ownShape('bookings.UndoBookingChangeResponse', { booking: embed(Booking) })

export const CalendarFileRequest = ownShape('bookings.CalendarFileRequest', {
  token: Type.String({ minLength: 32, maxLength: 2048, description: 'Signed link token of the booking.' }),
})
/** Content of an iCalendar file. */
export const CalendarFileResponse = ownShape('bookings.CalendarFileResponse', {
  content: text(100_000, 'Content of the file.'),
  filename: text(200, 'File name.'),
  method: oneOf(['REQUEST', 'CANCEL', 'PUBLISH'], {
    description: 'Method of the file, also in its content type. Source: RFC 5546.',
  }),
})

/** A line item of a price. */
export const PriceLine = ownShape('bookings.PriceLine', {
  kind: oneOf(['SERVICE', 'ADD_ON', 'ADJUSTMENT'], {
    description: 'The service or one of its variants, an add-on, or an adjustment to an agreed price.',
  }),
  name: text(300, 'Name of the item; empty for an adjustment.'),
  quantity: Type.Integer({ description: 'Number of participants or of units of the add-on.' }),
  unitPrice: orNull(text(20, 'Unit price as a decimal number; null for a custom price text.')),
  amount: orNull(text(20, 'Unit price times quantity; null for a custom price text.')),
})

/** The itemised price of a booking. The amounts add up to the total. */
export const ItemisedPrice = ownShape('bookings.ItemisedPrice', {
  currency: orNull(text(3, 'ISO 4217 code; XXX if nothing is charged; null for a custom price text.')),
  lines: Type.Array(embed(PriceLine), { maxItems: 150, description: 'Participants first, then add-ons.' }),
  total: orNull(text(20, 'Total as a decimal number; null for a custom price text.')),
  text: orNull(text(50, 'Custom price text of the business.')),
})

export const QuoteBookingRequest = ownShape('bookings.QuoteBookingRequest', {
  serviceId: guid('Id of the service.'),
  locationId: Type.Optional(orNull(guid('Id of the location, which decides the tax.'))),
  resourceId: Type.Optional(orNull(guid('Id of the staff member’s resource, if the price depends on it.'))),
  totalParticipants: Type.Optional(
    orNull(Type.Integer({ minimum: 1, maximum: 1000, description: 'Number of participants; defaults to 1.' })),
  ),
  participantsChoices: Type.Optional(orNull(embed(ParticipantChoices))),
  bookedAddOns: Type.Optional(Type.Array(embed(BookedAddOn), { maxItems: 21, description: 'The chosen add-ons.' })),
  durationMinutes: Type.Optional(
    orNull(
      Type.Integer({
        minimum: 1,
        maximum: 57_600,
        description: 'Chosen duration of a rental, 1440 for each day; the shortest unless given.',
      }),
    ),
  ),
})
/** What a booking comes to, taxes included, and what of it is paid online. */
export const QuotedPayment = ownShape('bookings.QuotedPayment', {
  currency: text(3, 'ISO 4217 code of the currency.'),
  tax: text(24, 'Tax on the price, or in it.'),
  taxName: orNull(text(50, 'Name of the tax.')),
  taxPercent: orNull(text(8, 'Rate of the tax in percent.')),
  taxIncluded: Type.Boolean({ description: 'Whether the price contains the tax.' }),
  total: text(24, 'What the booking comes to.'),
  deposit: orNull(text(24, 'Amount that may be paid online now, with the rest at the visit; null without a deposit.')),
  isFullPaymentOffered: Type.Boolean({ description: 'Whether everything may be paid online.' }),
})
export const QuoteBookingResponse = ownShape('bookings.QuoteBookingResponse', {
  price: embed(ItemisedPrice),
  payment: orNull(embed(QuotedPayment, { description: 'Null if nothing is charged, or the price is a text.' })),
  paymentOptions: Type.Array(oneOf(['ONLINE', 'OFFLINE', 'MEMBERSHIP']), {
    maxItems: 3,
    description: 'How customers can pay for it; empty if it cannot be booked online at present.',
  }),
  isMinimum: Type.Boolean({ description: 'True if the price depends on the staff member and none was given.' }),
})

export const GetBookingSummaryRequest = ownShape('bookings.GetBookingSummaryRequest', {
  token: Type.String({ minLength: 32, maxLength: 2048, description: 'Signed link token of the booking.' }),
})
/** Where the money of a booking stands. */
export const PaymentSummary = ownShape('bookings.PaymentSummary', {
  currency: text(3, 'ISO 4217 code of the currency.'),
  total: text(24, 'What the booking comes to, taxes included.'),
  paid: text(24, 'What was paid.'),
  refunded: text(24, 'What was refunded, or is on its way back.'),
  due: text(24, 'What is still to be paid.'),
  owedBack: text(24, 'What the business owes the customer, because the price fell below what they paid.'),
  chargeId: guid('Id of the charge that its customer can pay.'),
  paymentId: orNull(guid('Id of the latest payment online.')),
  status: orNull(oneOf(paymentStatuses, { description: 'Where the latest payment online stands.' })),
})
/** When a booking was moved to another time. */
export const BookingMove = ownShape('bookings.BookingMove', {
  movedDate: instant('When it was moved.'),
  from: instant('When it was to start before.'),
  to: instant('When it was to start after.'),
})
export const GetBookingSummaryResponse = ownShape('bookings.GetBookingSummaryResponse', {
  price: embed(ItemisedPrice),
  payment: orNull(embed(PaymentSummary, { description: 'Null if nothing was charged yet.' })),
  conferencingUrl: orNull(text(2000, 'URL to join a confirmed booking online; null if there is none.')),
  staffToBeNamed: Type.Boolean({ description: 'True while the staff member of a booked session is not named yet.' }),
  moves: Type.Array(embed(BookingMove), {
    maxItems: 20,
    description: 'The latest moves of an appointment or class booking to another time, oldest first.',
  }),
})

/** What a customer agreed to: that fees of late cancellations and no-shows are charged to a card. */
export const FeeAgreement = ownShape('bookings.FeeAgreement', {
  bookingId: guid('Id of the booking.'),
  text: text(2000, 'What the customer read and agreed to.'),
  agreedDate: instant('When they agreed.'),
  hasCard: Type.Boolean({ description: 'Whether the card was saved; without one nothing is charged.' }),
})
/** The fee of a late cancellation or no-show. */
export const PolicyFee = ownShape('bookings.PolicyFee', {
  trigger: oneOf(['BOOKING_CANCELED', 'NOT_ATTENDED'], { description: 'What it is for.' }),
  state: oneOf(['PREVIEW', 'OWED', 'PAID', 'WAIVED'], {
    description: 'PREVIEW: what cancelling or not attending would cost now.',
  }),
  amount: text(24, 'Amount.'),
  currency: text(3, 'ISO 4217 code of the currency.'),
  collection: orNull(
    oneOf(['SCHEDULED', 'FAILED'], {
      description: 'Whether the card is charged soon, or did not pay; null otherwise.',
    }),
  ),
})
export const AgreeToBookingFeesRequest = ownShape('bookings.AgreeToBookingFeesRequest', {
  bookingId: guid('Id of the booking.'),
  text: Type.String({ minLength: 1, maxLength: 2000, description: 'What the customer read and agreed to.' }),
  methodId: Type.Optional(
    guid('Saved card of the member; unless set, a card is entered on the page that is returned.'),
  ),
  withPayment: Type.Optional(
    Type.Boolean({
      description: 'True if the customer pays the booking by card next: that card is saved, and no page is returned.',
    }),
  ),
  returnUrl: Type.String({ maxLength: 2000, description: 'Where the customer returns to.' }),
  idempotencyKey: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Chosen by the client; the same key opens one page.',
  }),
})
export const AgreeToBookingFeesResponse = ownShape('bookings.AgreeToBookingFeesResponse', {
  agreement: embed(FeeAgreement),
  setup: orNull(
    embed(CardSetup, { description: 'Where the card is entered; null if it is known, or saved with the payment.' }),
  ),
})
/** A coming booking that is paid with credits of an order. */
export const BookingOfOrder = ownShape('bookings.BookingOfOrder', {
  bookingId: guid('Id of the booking.'),
  title: text(400, 'What is booked.'),
  startDate: instant('When it begins.'),
  participants: Type.Integer({ minimum: 1, description: 'How many people come.' }),
  credits: Type.Integer({ minimum: 1, description: 'Credits of the order it is paid with.' }),
})
export const ListBookingsOfOrderRequest = ownShape('bookings.ListBookingsOfOrderRequest', {
  orderId: guid('Id of the order of a plan.'),
})
export const ListBookingsOfOrderResponse = ownShape('bookings.ListBookingsOfOrderResponse', {
  bookings: Type.Array(embed(BookingOfOrder), { maxItems: 1000, description: 'Bookings, the next one first.' }),
})
export const pauseChoices = ['KEEP_PAID', 'KEEP_UNPAID', 'CANCEL'] as const
export const PauseOrderWithBookingsRequest = ownShape('bookings.PauseOrderWithBookingsRequest', {
  orderId: guid('Id of the order of a plan.'),
  choice: oneOf(pauseChoices, {
    description:
      'What becomes of the bookings: they stay and their credits stay spent, they stay and are owed while the credits return, or they are cancelled and the credits return.',
  }),
  bookingIds: Type.Array(guid('Id of a booking.'), {
    maxItems: 1000,
    description: 'The bookings that were shown. If others are paid with the order by now, nothing is done.',
  }),
  notifyParticipants: Type.Optional(
    Type.Boolean({ description: 'Whether customers are told about cancelled bookings; yes if absent.' }),
  ),
})
export const PauseOrderWithBookingsResponse = ownShape('bookings.PauseOrderWithBookingsResponse', {
  bookings: Type.Integer({ minimum: 0, description: 'How many bookings the choice applied to.' }),
})
export const endChoices = ['KEEP_UNPAID', 'CANCEL'] as const
export const CancelOrderWithBookingsRequest = ownShape('bookings.CancelOrderWithBookingsRequest', {
  orderId: guid('Id of the order of a plan.'),
  choice: oneOf(endChoices, {
    description:
      'What becomes of the bookings that begin after the end: they stay and are owed, or they are cancelled. Members cancel them as they would one by one: what is too late to cancel stays, and a fee may be owed.',
  }),
  bookingIds: Type.Array(guid('Id of a booking.'), {
    maxItems: 1000,
    description: 'The bookings that were shown. If others are paid with the order by now, nothing is done.',
  }),
  effectiveAt: Type.Optional(
    oneOf(['IMMEDIATELY', 'NEXT_PAYMENT_DATE'], {
      description: 'When the order ends; at once if absent. In a trial it ends with that for members.',
    }),
  ),
  notifyParticipants: Type.Optional(
    Type.Boolean({ description: 'Whether customers are told about cancelled bookings; yes if absent.' }),
  ),
})
export const CancelOrderWithBookingsResponse = ownShape('bookings.CancelOrderWithBookingsResponse', {
  bookings: Type.Integer({ minimum: 0, description: 'How many coming bookings the order paid for.' }),
})

export const CancelBookingWithFeeRequest = ownShape('bookings.CancelBookingWithFeeRequest', {
  bookingId: guid('Id of the booking.'),
  revision: text(20, 'Revision of the booking.'),
  refund: Type.Optional(
    Type.Boolean({ description: 'Whether the rest of what was paid by card is refunded, and credits are returned.' }),
  ),
  notifyParticipants: Type.Optional(Type.Boolean({ description: 'Whether the customer is told.' })),
  message: Type.Optional(Type.String({ maxLength: 1000, description: 'Message to the customer.' })),
})
export const CancelBookingWithFeeResponse = ownShape('bookings.CancelBookingWithFeeResponse', {
  booking: embed(Booking),
})
export const GetBookingFeeRequest = ownShape('bookings.GetBookingFeeRequest', { bookingId: guid('Id of the booking.') })
export const GetBookingFeeResponse = ownShape('bookings.GetBookingFeeResponse', {
  fee: orNull(embed(PolicyFee, { description: 'Null if there is none.' })),
  agreement: orNull(embed(FeeAgreement, { description: 'Null if the customer did not agree.' })),
})
