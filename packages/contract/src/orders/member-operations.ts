import { operation } from '../operation.ts'
import {
  MemberGetOrderRequest,
  MemberGetOrderResponse,
  MemberListOrdersRequest,
  MemberListOrdersResponse,
  RequestCancellationRequest,
  RequestCancellationResponse,
} from './generated/shapes.ts'

/** Operations of members on their own orders. */
export const memberOrderOperations = {
  memberGetOrder: operation({
    id: 'memberGetOrder',
    summary: 'Returns one of the current member’s orders.',
    method: 'GET',
    paths: [
      '/v2/member/orders/{id}',
      '/pricing-plans/v2/member/orders/{id}',
      '/_api/pricing-plans/v2/member/orders/{id}',
    ],
    access: { member: 'own' },
    input: MemberGetOrderRequest,
    output: MemberGetOrderResponse,
    required: ['id'],
    errors: ['ORDER_NOT_FOUND'],
  }),
  memberListOrders: operation({
    id: 'memberListOrders',
    summary: 'Lists the current member’s orders, newest first.',
    method: 'GET',
    paths: ['/v2/member/orders', '/pricing-plans/v2/member/orders', '/_api/pricing-plans/v2/member/orders'],
    access: { member: 'own' },
    input: MemberListOrdersRequest,
    output: MemberListOrdersResponse,
    errors: [],
  }),
  requestCancellation: operation({
    id: 'requestCancellation',
    summary: 'Cancels an order of the current member, if the plan allowed it when it was bought.',
    method: 'POST',
    paths: [
      '/v2/member/orders/{id}/cancel',
      '/pricing-plans/v2/member/orders/{id}/cancel',
      '/_api/pricing-plans/v2/member/orders/{id}/cancel',
    ],
    access: { member: 'own' },
    input: RequestCancellationRequest,
    output: RequestCancellationResponse,
    required: ['id', 'effectiveAt'],
    errors: [
      'ORDER_NOT_FOUND',
      'BUYER_CANNOT_CANCEL',
      'ORDER_ALREADY_CANCELED',
      'ORDER_ALREADY_ENDED',
      'ONE_TIME_ORDER_CANCEL_IMMEDIATELY_ONLY',
      'undefined_not_allowed',
    ],
    idempotent: true,
  }),
}
