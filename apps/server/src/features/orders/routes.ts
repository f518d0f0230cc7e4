import type { RoutesOf } from '../../operation.ts'
import { cancelOrder, requestCancellation } from './operations/cancel-order.ts'
import { createOfflineOrder } from './operations/create-offline-order.ts'
import { createOnlineOrder } from './operations/create-online-order.ts'
import { exportOrders } from './operations/export-orders.ts'
import { getOfflineOrderPreview } from './operations/get-offline-order-preview.ts'
import { getOnlineOrderPreview } from './operations/get-online-order-preview.ts'
import { getOrderSummary } from './operations/get-order-summary.ts'
import { getPricePreview } from './operations/get-price-preview.ts'
import { listOrderHistory } from './operations/list-order-history.ts'
import { managementListOrders, memberListOrders } from './operations/list-orders.ts'
import { markAsPaid } from './operations/mark-as-paid.ts'
import { managementGetOrder, memberGetOrder } from './operations/member-get-order.ts'
import { pauseOrder, resumeOrder } from './operations/pause-order.ts'
import { postponeEndDate } from './operations/postpone-end-date.ts'
import { listMyOrders, queryOrders } from './operations/query-orders.ts'
import { sellPlan } from './operations/sell-plan.ts'

export const ordersRoutes: RoutesOf<'orders'> = {
  createOnlineOrder,
  getOnlineOrderPreview,
  createOfflineOrder,
  getOfflineOrderPreview,
  getPricePreview,
  memberGetOrder,
  memberListOrders,
  requestCancellation,
  managementGetOrder,
  managementListOrders,
  postponeEndDate,
  cancelOrder,
  markAsPaid,
  pauseOrder,
  resumeOrder,
  queryOrders,
  exportOrders,
  listMyOrders,
  sellPlan,
  getOrderSummary,
  listOrderHistory,
}
