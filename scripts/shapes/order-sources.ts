// The source of shapes of orders: purchases of pricing plans.
import { ordersDescriptions } from './descriptions/orders.ts'
import type { ShapeSource } from './source.ts'

export const orderShapeSources: readonly ShapeSource[] = [
  {
    facts: 'plans/orders.json',
    target: 'orders/generated/shapes.ts',
    prefix: 'orders',
    operations: [
      'memberGetOrder',
      'memberListOrders',
      'requestCancellation',
      'createOnlineOrder',
      'getOnlineOrderPreview',
      'createOfflineOrder',
      'getOfflineOrderPreview',
      'getPricePreview',
      'managementGetOrder',
      'managementListOrders',
      'postponeEndDate',
      'cancelOrder',
      'markAsPaid',
      'pauseOrder',
      'resumeOrder',
    ],
    events: [
      'onOrderAutoRenewCanceled',
      'onOrderCanceled',
      'onOrderCreated',
      'onOrderCycleStarted',
      'onOrderEndDatePostponed',
      'onOrderEnded',
      'onOrderMarkedAsPaid',
      'onOrderPaused',
      'onOrderPurchased',
      'onOrderResumed',
      'onOrderStartDateChanged',
      'onOrderStarted',
      'onOrderUpdated',
    ],
    messages: ['CouponsError'],
    descriptions: ordersDescriptions,
  },
]
