import { embed, guid, instant, oneOf, orNull, ownShape, Type, text, zone } from '../own.ts'
import { CardSetup, PaymentProgress } from '../payments/shapes.ts'

const amount = (description: string) => text(24, description)

/** How a checkout can be paid: each line that offers the way is paid in it, the others as they are. */
const option = oneOf([
  'FULL_PAYMENT_ONLINE',
  'DEPOSIT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'MEMBERSHIP_OFFLINE',
])

/** A booking or plan in a checkout, as its page shows it. */
export const CheckoutLine = ownShape('checkouts.CheckoutLine', {
  id: guid('Id of the line.'),
  kind: oneOf(['BOOKING', 'PLAN']),
  name: text(400, 'Name of the service or plan.'),
  startDate: orNull(instant('Start of the booking; null for plans.')),
  endDate: orNull(instant('End of the booking; null for plans.')),
  timeZone: orNull(zone('Time zone of the booking.')),
  staffName: orNull(text(100, 'Name of the staff member.')),
  locationName: orNull(text(500, 'Name or address of the location.')),
  participants: Type.Integer({ minimum: 0, description: 'Number of participants; 0 for plans.' }),
  payments: orNull(
    Type.Integer({
      minimum: 0,
      description: 'Number of payments of a plan that renews, 0 until cancelled; null for others.',
    }),
  ),
  trialDays: Type.Integer({ minimum: 0, description: 'Days for which nothing is charged; 0 without a trial.' }),
  formId: orNull(guid('Form that has to be answered to buy the plan; null if nothing is asked.')),
  terms: orNull(text(50_000, 'Terms of the plan; null for none.')),
  price: amount('Price, without the discount and without tax that is added.'),
  total: amount('What the line comes to, tax included.'),
  isAvailable: Type.Boolean({ description: 'Whether it can still be bought.' }),
})

/** What is paid now and later if the customer chooses this way. */
export const CheckoutChoice = ownShape('checkouts.CheckoutChoice', {
  option,
  payNow: amount('What is paid online.'),
  payLater: amount('What is paid at the visit.'),
})

/** What the hosted page of a checkout shows. */
export const CheckoutPage = ownShape('checkouts.CheckoutPage', {
  id: guid('Id of the checkout.'),
  currency: text(3, 'ISO 4217 code of the currency.'),
  lines: Type.Array(embed(CheckoutLine), { maxItems: 50, description: 'What is bought.' }),
  subtotal: amount('Sum of the lines, without discount and without tax that is added.'),
  discount: amount('What the coupon takes off.'),
  tax: amount('Tax on the prices, or in them.'),
  taxIncluded: Type.Boolean({ description: 'Whether the prices contain the tax.' }),
  total: amount('What the checkout comes to.'),
  choices: Type.Array(embed(CheckoutChoice), {
    maxItems: 5,
    description: 'The ways to pay, the usual one first; empty if it cannot be paid.',
  }),
  couponCode: orNull(text(20, 'Coupon that was entered.')),
  couponProblem: orNull(text(60, 'Code of why the coupon does not apply.')),
  hasPlans: Type.Boolean({
    description: 'Whether it contains plans: coupons apply, and the customer must be a member.',
  }),
  needsContact: Type.Boolean({ description: 'Whether nobody said yet who the bookings are for.' }),
  contact: ownContact('What the front end said about the customer.'),
  heldUntil: orNull(instant('Until when the times are held; null if none are.')),
  orderId: orNull(guid('Id of the order, once there is one.')),
  isComplete: Type.Boolean({ description: 'Whether it was ordered.' }),
})

function ownContact(description: string) {
  return Type.Object(
    {
      firstName: Type.Optional(text(100, 'First name.')),
      lastName: Type.Optional(text(100, 'Last name.')),
      email: Type.Optional(Type.String({ format: 'email', maxLength: 254, description: 'Email address.' })),
      phone: Type.Optional(text(50, 'Phone number.')),
    },
    { additionalProperties: false, description },
  )
}

/** A line of an order. */
export const CheckoutOrderLine = ownShape('checkouts.CheckoutOrderLine', {
  kind: oneOf(['BOOKING', 'PLAN']),
  name: text(400, 'Name of the service or plan.'),
  bookingId: orNull(guid('Id of the booking.')),
  planOrderId: orNull(guid('Id of the order of the plan.')),
  startDate: orNull(instant('Start of the booking.')),
  endDate: orNull(instant('End of the booking.')),
  timeZone: orNull(zone('Time zone of the booking.')),
  option,
  total: amount('What the line comes to.'),
  payNow: amount('What of it is paid online.'),
  paid: amount('What was paid of it, online or at the visit.'),
  refunded: amount('What was refunded of it.'),
  state: oneOf(['WAITING', 'CONFIRMED', 'PENDING', 'LOST', 'ENDED'], {
    description:
      'WAITING for the payment; CONFIRMED, also a plan that is bought; PENDING until the business approves; LOST: the time was taken meanwhile, and what was paid is refunded; ENDED: cancelled or over.',
  }),
})

const orderStatus = oneOf(['DRAFT', 'APPROVED', 'CANCELED'], {
  description: 'DRAFT until what is paid online is paid.',
})
const orderPaymentStatus = oneOf(['NOT_PAID', 'PARTIALLY_PAID', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'])
const orderNumber = Type.Integer({ minimum: 1, description: 'The number that customers and staff call it by.' })

/** The customer of an order. */
export const OrderCustomer = ownShape('checkouts.OrderCustomer', {
  contactId: guid('Id of the customer.'),
  name: text(1100, 'Name of the customer, otherwise email address or phone number.'),
})

/** What was ordered with a checkout. */
export const CheckoutOrder = ownShape('checkouts.CheckoutOrder', {
  id: guid('Id of the order.'),
  number: orderNumber,
  checkoutId: guid('Id of the checkout.'),
  status: orderStatus,
  paymentStatus: orderPaymentStatus,
  customer: orNull(embed(OrderCustomer, { description: 'Null for customers, who know who they are.' })),
  createdDate: instant('When it was ordered.'),
  currency: text(3, 'ISO 4217 code of the currency.'),
  total: amount('What the order comes to.'),
  payNow: amount('What of it is paid online.'),
  paid: amount('What was paid of it.'),
  refunded: amount('What was refunded of it.'),
  lines: Type.Array(embed(CheckoutOrderLine), { maxItems: 50, description: 'What was ordered.' }),
})

export const OpenCheckoutRequest = ownShape('checkouts.OpenCheckoutRequest', {
  checkoutId: guid('Id of the checkout.'),
})
export const OpenCheckoutResponse = ownShape('checkouts.OpenCheckoutResponse', { page: embed(CheckoutPage) })

/** The answers to the form of a plan. */
export const PlanSubmission = ownShape('checkouts.PlanSubmission', {
  lineId: guid('Id of the line in the checkout.'),
  submissionId: guid('Id of the submission.'),
})
export const CheckoutCard = ownShape('checkouts.CheckoutCard', {
  methodId: guid('Saved card of the member.'),
  idempotencyKey: text(100, 'Random text for each attempt: sent again with it, the card is not charged again.'),
})
export const PayCheckoutRequest = ownShape('checkouts.PayCheckoutRequest', {
  checkoutId: guid('Id of the checkout.'),
  option: Type.Optional(option),
  total: amount('The total that the customer saw: another one is refused.'),
  contactDetails: Type.Optional(ownContact('Who the bookings are for, if nobody said so before.')),
  submissions: Type.Optional(
    Type.Array(embed(PlanSubmission), { maxItems: 50, description: 'Answers to the forms of plans, by line.' }),
  ),
  savedCard: Type.Optional(
    embed(CheckoutCard, {
      description: 'Saved card that is charged at once; unless set, a card is entered on the page that is returned.',
    }),
  ),
  resume: Type.Optional(
    Type.Boolean({
      description:
        'Whether a payment that waits for its customer or bank is returned, whichever card it is for, instead of being replaced.',
    }),
  ),
  returnUrl: text(2000, 'Path or address that the customer returns to after the payment.'),
})
export const PayCheckoutResponse = ownShape('checkouts.PayCheckoutResponse', {
  order: embed(CheckoutOrder),
  progress: orNull(
    embed(PaymentProgress, { description: 'Payment to continue with; null if nothing is paid online.' }),
  ),
  setup: orNull(embed(CardSetup, { description: 'Card to save for a trial; null if none is awaited.' })),
})

export const GetCheckoutOrderRequest = ownShape('checkouts.GetCheckoutOrderRequest', {
  orderId: guid('Id of the order.'),
})
export const GetCheckoutOrderResponse = ownShape('checkouts.GetCheckoutOrderResponse', { order: embed(CheckoutOrder) })

/** An order as a row of a list. */
export const ListedCheckoutOrder = ownShape('checkouts.ListedCheckoutOrder', {
  id: guid('Id of the order.'),
  number: orderNumber,
  status: orderStatus,
  paymentStatus: orderPaymentStatus,
  customer: orNull(embed(OrderCustomer, { description: 'Null if nobody is known.' })),
  currency: text(3, 'ISO 4217 code of the currency.'),
  total: amount('What the order comes to.'),
  paid: amount('What was paid of it.'),
  refunded: amount('What was refunded of it.'),
  names: Type.Array(text(400, 'Name of a service or plan.'), { maxItems: 50, description: 'What was ordered.' }),
  createdDate: instant('When it was ordered.'),
})
export const QueryCheckoutOrdersRequest = ownShape('checkouts.QueryCheckoutOrdersRequest', {
  search: Type.Optional(
    text(100, 'Number of the order, or part of the name, email address or phone number of the customer.'),
  ),
  statuses: Type.Optional(
    Type.Array(orderStatus, { maxItems: 3, description: 'Only these; all but drafts unless set.' }),
  ),
  paymentStatuses: Type.Optional(Type.Array(orderPaymentStatus, { maxItems: 5, description: 'Only these.' })),
  contactId: Type.Optional(guid('Only orders of this customer.')),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: 'Page size; defaults to 50.' })),
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Number of entries to skip; defaults to 0.' }),
  ),
})
export const QueryCheckoutOrdersResponse = ownShape('checkouts.QueryCheckoutOrdersResponse', {
  orders: Type.Array(embed(ListedCheckoutOrder), { maxItems: 50, description: 'Latest first.' }),
  total: Type.Integer({ minimum: 0, description: 'Total number that match.' }),
})
