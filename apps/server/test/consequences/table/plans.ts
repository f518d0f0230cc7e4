import { asks, by, follows, nothing, type Row } from './cells.ts'

const file = 'plans.test.ts'
const told = by('notifications/plan-messages.test.ts', 'tell the buyer each change of a plan once')
const bought = nothing('what was bought stays as it was sold')

/** Changes of plans, orders and coupons. */
export const planRows: readonly Row[] = [
  {
    change: 'the price or the terms of a plan change',
    file,
    operations: ['updatePlan', 'setPlanVisibility', 'makePlanPrimary', 'clearPrimary', 'createPlan'],
    cells: { webhooks: follows(), history: follows(), order: bought, charge: bought },
  },
  {
    change: 'what a plan pays for changes',
    file,
    operations: ['setPlanBenefit', 'enablePricingPlansForService', 'disablePricingPlansForService'],
    cells: {
      history: follows(),
      credits: nothing(
        'each order gives what it was sold with',
        by(
          'credits/sold-benefits.test.ts',
          'gives each cycle of an order what it was sold with, whatever its plan gives later',
        ),
      ),
    },
  },
  {
    change: 'a plan is archived',
    file,
    operations: ['archivePlan'],
    cells: { webhooks: follows(), history: follows(), order: bought },
  },
  {
    change: 'a plan is bought',
    file,
    operations: ['createOnlineOrder', 'createOfflineOrder', 'sellPlan'],
    cells: {
      charge: follows(),
      payments: follows(),
      ledger: follows(),
      credits: follows(),
      order: follows(),
      receipts: follows(),
      messages: follows('to the customer, and to the business about what customers buy themselves', told),
      webhooks: follows(),
      history: follows(),
    },
  },
  {
    change: 'an order is cancelled',
    file,
    operations: ['cancelOrder', 'cancelOrderWithBookings', 'requestCancellation'],
    cells: {
      credits: follows(
        'expire; staff choose whether what begins after the end is owed or cancelled',
        by('bookings/cancel-order-with-bookings.test.ts', 'keeps the bookings, which are owed, or cancels them'),
      ),
      order: follows(),
      webhooks: follows(),
      history: follows(),
      feeds: follows(),
      messages: follows('with until when it runs', told),
      refunds: asks(
        'of a draft: what was paid by card goes back, cash is owed back',
        by('orders/drafts-with-money.test.ts', 'owes it back once it expires, until staff return it'),
      ),
      charge: nothing(
        'what was used is still owed, as is a booking the plan no longer pays for',
        by('bookings/hold-booked-with-a-plan.test.ts', 'is owed what the plan paid for, and takes money'),
      ),
    },
  },
  {
    change: 'an order is paused',
    file,
    operations: ['pauseOrder', 'pauseOrderWithBookings'],
    cells: {
      order: follows(),
      webhooks: follows(),
      history: follows(),
      credits: nothing('cannot be spent while it is paused'),
      messages: follows(undefined, told),
    },
  },
  {
    change: 'an order goes on after a pause',
    file,
    operations: ['resumeOrder'],
    cells: {
      credits: follows('expire as much later'),
      order: follows(),
      webhooks: follows(),
      history: follows(),
      charge: follows('of a cycle that begins'),
      messages: follows(undefined, told),
      ledger: follows(),
    },
  },
  {
    change: 'the end of an order moves',
    file,
    operations: ['postponeEndDate'],
    cells: {
      order: follows(),
      webhooks: follows(),
      history: follows(),
      messages: follows(undefined, told),
      credits: nothing(
        'only those that end with its last cycle move, with that',
        by('credits/moved-ends.test.ts', 'what was given ahead of the last cycle ends as much later as the order does'),
      ),
    },
  },
  {
    change: 'credits are corrected',
    file,
    operations: ['adjustCredits'],
    cells: { credits: follows(), history: follows() },
  },
  {
    change: 'a coupon changes or ends',
    file,
    operations: ['createCoupon', 'updateCoupon', 'setCouponActive'],
    cells: { history: follows(), order: bought, charge: bought },
  },
]
