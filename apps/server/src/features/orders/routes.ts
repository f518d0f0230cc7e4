import type { RoutesOf } from '../../operation.ts'
import { cancelOrder, requestCancellation } from './operations/cancel-order.ts'
import { createOfflineOrder } from './operations/create-offline-order.ts'
import { createOnlineOrder } from './operations/create-online-order.ts'
import { getOfflineOrderPreview } from './operations/get-offline-order-preview.ts'
import { getOnlineOrderPreview } from './operations/get-online-order-preview.ts'
import { getPricePreview } from './operations/get-price-preview.ts'
import { managementListOrders, memberListOrders } from './operations/list-orders.ts'
import { markAsPaid } from './operations/mark-as-paid.ts'
import { managementGetOrder, memberGetOrder } from './operations/member-get-order.ts'
import { pauseOrder, resumeOrder } from './operations/pause-order.ts'
import { postponeEndDate } from './operations/postpone-end-date.ts'

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
}
