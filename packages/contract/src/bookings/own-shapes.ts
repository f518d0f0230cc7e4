import { embed, guid, instant, localDate, oneOf, orNull, ownShape, Type, words } from '../own.ts'
import { BookedAddOn, Booking, ContactDetails, ParticipantChoices, SelectedPaymentOption } from './generated/shapes.ts'

export const BookHoldRequest = ownShape('bookings.BookHoldRequest', {
  holdId: guid('The caller’s hold; one that lapsed is taken anew if the place is still free.'),
  contactDetails: embed(ContactDetails),
  formSubmission: Type.Optional(
    orNull(Type.Record(Type.String(), Type.Unknown(), { description: 'Answers to the service’s form, by target.' })),
  ),
  intakeSubmission: Type.Optional(
    orNull(
      Type.Record(Type.String(), Type.Unknown(), { description: 'Answers to the policy’s intake form, by target.' }),
    ),
  ),
  selectedPaymentOption: Type.Optional(embed(SelectedPaymentOption)),
  captchaToken: Type.Optional(
    orNull(words(5000, 'The solved captcha, where the business asks customers who book for one. It counts once.')),
  ),
  language: Type.Optional(
    Type.String({ format: 'language-tag', maxLength: 35, description: 'Language of the messages about this booking.' }),
  ),
})
export const BookHoldResponse = ownShape('bookings.BookHoldResponse', {
  booking: embed(Booking),
  manageToken: words(2048, 'Opens the booking’s own page without an account.'),
})

export const AnswerIntakeRequest = ownShape('bookings.AnswerIntakeRequest', {
  token: Type.String({ minLength: 32, maxLength: 2048, description: 'The booking’s signed link token.' }),
  intakeSubmission: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Answers to the policy’s intake form, by target.',
  }),
})
export const AnswerIntakeResponse = ownShape('bookings.AnswerIntakeResponse', { booking: embed(Booking) })

/** An entry of a booking's history. */
export const BookingHistoryEntry = ownShape('bookings.BookingHistoryEntry', {
  number: Type.Integer({ description: 'Counts from 1.' }),
  occurredAt: instant('When.'),
  action: words(60, 'What was done.'),
  fromStatus: orNull(words(20, 'Status before; null for the first line.')),
  toStatus: words(20, 'Status after.'),
  actorType: oneOf(['visitor', 'member', 'staff', 'app', 'link', 'system'], {
    description: 'What kind of caller did it.',
  }),
  actorName: orNull(words(200, 'Who, where a name is known.')),
  detail: Type.Record(Type.String(), Type.Unknown(), { description: 'What exactly changed.' }),
})
export const GetBookingHistoryRequest = ownShape('bookings.GetBookingHistoryRequest', {
  bookingId: guid('The booking.'),
})
export const GetBookingHistoryResponse = ownShape('bookings.GetBookingHistoryResponse', {
  entries: Type.Array(embed(BookingHistoryEntry), { maxItems: 10_000 }),
})

export const CountBookingsOnDaysRequest = ownShape('bookings.CountBookingsOnDaysRequest', {
  days: Type.Array(
    Type.Object({
      date: localDate('A day at the business.'),
      locationId: orNull(guid('Only at this place; null: anywhere.')),
    }),
    { maxItems: 1000 },
  ),
})
export const CountBookingsOnDaysResponse = ownShape('bookings.CountBookingsOnDaysResponse', {
  counts: Type.Array(Type.Integer(), { maxItems: 1000, description: 'Live bookings on each day, in the order asked.' }),
})

export const UndoBookingChangeRequest = ownShape('bookings.UndoBookingChangeRequest', {
  bookingId: guid('The booking.'),
  revision: words(20, 'Its revision after the change: anything done since cannot be undone over.'),
})
export const UndoBookingChangeResponse = ownShape('bookings.UndoBookingChangeResponse', { booking: embed(Booking) })

export const CalendarFileRequest = ownShape('bookings.CalendarFileRequest', {
  token: Type.String({ minLength: 32, maxLength: 2048, description: 'The booking’s signed link token.' }),
})
/** Content of an iCalendar file. */
export const CalendarFileResponse = ownShape('bookings.CalendarFileResponse', {
  content: words(100_000, 'The file.'),
  filename: words(200, 'Its name.'),
})

/** A line item of a price. */
export const PriceLine = ownShape('bookings.PriceLine', {
  kind: oneOf(['SERVICE', 'ADD_ON', 'ADJUSTMENT'], {
    description: 'The service or one of its variants, an add-on, or the difference to a price agreed otherwise.',
  }),
  name: words(300, 'What it is called; empty for an adjustment.'),
  quantity: Type.Integer({ description: 'How many participants, or how many of the add-on.' }),
  unitPrice: orNull(words(20, 'Price of one, a decimal number; null where the price is words.')),
  amount: orNull(words(20, 'Unit price times quantity; null where the price is words.')),
})

/** The itemised price of a booking. The amounts add up to the total. */
export const ItemisedPrice = ownShape('bookings.ItemisedPrice', {
  currency: orNull(words(3, 'ISO 4217 code; XXX where nothing is charged; null where the price is words.')),
  lines: Type.Array(embed(PriceLine), { maxItems: 150, description: 'Participants first, then add-ons.' }),
  total: orNull(words(20, 'A decimal number; null where the price is words.')),
  text: orNull(words(50, 'The price in the words of the business.')),
})

export const QuoteBookingRequest = ownShape('bookings.QuoteBookingRequest', {
  serviceId: guid('The service.'),
  resourceId: Type.Optional(orNull(guid('The staff member, where the price depends on it.'))),
  totalParticipants: Type.Optional(
    orNull(Type.Integer({ minimum: 1, maximum: 1000, description: 'How many come; 1 unless sent.' })),
  ),
  participantsChoices: Type.Optional(orNull(embed(ParticipantChoices))),
  bookedAddOns: Type.Optional(Type.Array(embed(BookedAddOn), { maxItems: 21, description: 'The chosen add-ons.' })),
})
export const QuoteBookingResponse = ownShape('bookings.QuoteBookingResponse', {
  price: embed(ItemisedPrice),
  isMinimum: Type.Boolean({ description: 'True where the price depends on the staff member and none was named.' }),
})

export const GetBookingSummaryRequest = ownShape('bookings.GetBookingSummaryRequest', {
  token: Type.String({ minLength: 32, maxLength: 2048, description: 'The booking’s signed link token.' }),
})
export const GetBookingSummaryResponse = ownShape('bookings.GetBookingSummaryResponse', {
  price: embed(ItemisedPrice),
  conferencingUrl: orNull(words(2000, 'Where a confirmed booking is joined online; null where there is no link.')),
})
