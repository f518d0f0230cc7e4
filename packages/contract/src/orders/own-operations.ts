import { operation } from '../operation.ts'
import { couponErrors, taxErrors } from './checkout-operations.ts'
import * as shapes from './own-shapes.ts'

const reads = { manager: 'READ_ORDERS' } as const

/** Operations on orders for the dashboard and the account. */
export const ownOrderOperations = {
  queryOrders: operation({
    id: 'queryOrders',
    summary: 'Lists orders with their customers and what can be done with them, latest first.',
    method: 'POST',
    paths: ['/v1/orders/query'],
    access: reads,
    reads: true,
    input: shapes.QueryOrdersRequest,
    output: shapes.QueryOrdersResponse,
    errors: [],
  }),
  exportOrders: operation({
    id: 'exportOrders',
    summary: 'Exports all orders as CSV. Needs EXPORT_LISTS too.',
    method: 'GET',
    paths: ['/v1/orders/export.csv'],
    access: reads,
    input: shapes.ExportOrdersRequest,
    output: shapes.ExportOrdersResponse,
    errors: ['PERMISSION_DENIED'],
    answers: 'text/csv',
  }),
  listMyOrders: operation({
    id: 'listMyOrders',
    summary: 'Lists the current member’s orders with their next payments, latest first; drafts are left out.',
    method: 'GET',
    paths: ['/v1/orders/my'],
    access: { member: 'own' },
    input: shapes.ListMyOrdersRequest,
    output: shapes.ListMyOrdersResponse,
    errors: [],
  }),
  sellPlan: operation({
    id: 'sellPlan',
    summary: 'Sells a plan to a customer at the front desk, paid on site or later.',
    method: 'POST',
    paths: ['/v1/orders/sell'],
    access: { manager: 'MANAGE_PAYMENTS' },
    input: shapes.SellPlanRequest,
    output: shapes.OrderSummaryResponse,
    required: ['contactId', 'planId'],
    errors: [
      'CONTACT_NOT_FOUND',
      'CONTACT_EMAIL_MISSING',
      'EMAIL_ALREADY_EXISTS',
      'plan_not_found',
      'archived_plan',
      ...couponErrors,
      ...taxErrors,
    ],
    idempotent: true,
  }),
  getOrderSummary: operation({
    id: 'getOrderSummary',
    summary: 'Returns an order with its next payment and what can be done with it; members see their own.',
    method: 'GET',
    paths: ['/v1/orders/{id}'],
    access: { member: 'own', ...reads },
    input: shapes.GetOrderSummaryRequest,
    output: shapes.OrderSummaryResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  listOrderHistory: operation({
    id: 'listOrderHistory',
    summary: 'Lists the changes of an order with who made them.',
    method: 'GET',
    paths: ['/v1/orders/{id}/history'],
    access: reads,
    input: shapes.ListOrderHistoryRequest,
    output: shapes.ListOrderHistoryResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
}
