import { embed, guid, instant, oneOf, orNull, ownShape, Type, text, zone } from '../own.ts'
import { PaymentProgress } from '../payments/shapes.ts'

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
  state: oneOf(['WAITING', 'CONFIRMED', 'PENDING', 'LOST', 'ENDED'], {
    description:
      'WAITING for the payment; CONFIRMED, also a plan that is bought; PENDING until the business approves; LOST: the time was taken meanwhile, and what was paid is refunded; ENDED: cancelled or over.',
  }),
})

/** What was ordered with a checkout. */
export const CheckoutOrder = ownShape('checkouts.CheckoutOrder', {
  id: guid('Id of the order.'),
  checkoutId: guid('Id of the checkout.'),
  status: oneOf(['DRAFT', 'APPROVED', 'CANCELED'], { description: 'DRAFT until what is paid online is paid.' }),
  paymentStatus: oneOf(['NOT_PAID', 'PARTIALLY_PAID', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']),
  currency: text(3, 'ISO 4217 code of the currency.'),
  total: amount('What the order comes to.'),
  payNow: amount('What of it is paid online.'),
  lines: Type.Array(embed(CheckoutOrderLine), { maxItems: 50, description: 'What was ordered.' }),
})

export const OpenCheckoutRequest = ownShape('checkouts.OpenCheckoutRequest', {
  checkoutId: guid('Id of the checkout.'),
})
export const OpenCheckoutResponse = ownShape('checkouts.OpenCheckoutResponse', { page: embed(CheckoutPage) })

export const PayCheckoutRequest = ownShape('checkouts.PayCheckoutRequest', {
  checkoutId: guid('Id of the checkout.'),
  option: Type.Optional(option),
  total: amount('The total that the customer saw: another one is refused.'),
  contactDetails: Type.Optional(ownContact('Who the bookings are for, if nobody said so before.')),
  returnUrl: text(2000, 'Path or address that the customer returns to after the payment.'),
})
export const PayCheckoutResponse = ownShape('checkouts.PayCheckoutResponse', {
  order: embed(CheckoutOrder),
  progress: orNull(
    embed(PaymentProgress, { description: 'Payment to continue with; null if nothing is paid online.' }),
  ),
})

export const GetCheckoutOrderRequest = ownShape('checkouts.GetCheckoutOrderRequest', {
  orderId: guid('Id of the order.'),
})
export const GetCheckoutOrderResponse = ownShape('checkouts.GetCheckoutOrderResponse', { order: embed(CheckoutOrder) })
