import { operation } from '../operation.ts'
import {
  ListCommitmentsRequest,
  ListCommitmentsResponse,
  SettleCommitmentsRequest,
  SettleCommitmentsResponse,
} from './shapes.ts'

const errorsOfChanges = [
  'STAFF_MEMBER_NOT_FOUND',
  'RESOURCE_NOT_FOUND',
  'RESOURCE_TYPE_NOT_FOUND',
  'LOCATION_NOT_FOUND',
  'SCHEDULE_NOT_FOUND',
  'SERVICE_NOT_FOUND',
  'DEFAULT_LOCATION_STAYS',
  'UNAUTHORIZED_OPERATION',
] as const

/** Operations on what relies on a person, room, location or hours that change. */
export const commitmentsOperations = {
  listCommitments: operation({
    id: 'listCommitments',
    summary: 'Lists the coming bookings and sessions that a change would affect; changes nothing.',
    method: 'POST',
    paths: ['/v1/commitments/list'],
    access: { manager: 'READ_BOOKINGS' },
    input: ListCommitmentsRequest,
    output: ListCommitmentsResponse,
    required: ['change'],
    errors: [...errorsOfChanges],
  }),
  settleCommitments: operation({
    id: 'settleCommitments',
    summary: 'Makes a change and settles what becomes of the bookings and sessions it affects, all at once.',
    method: 'POST',
    paths: ['/v1/commitments/settle'],
    access: { manager: 'MANAGE_BOOKINGS' },
    input: SettleCommitmentsRequest,
    output: SettleCommitmentsResponse,
    required: ['change'],
    errors: [...errorsOfChanges, 'COMMITMENTS_REMAIN', 'SLOT_NOT_AVAILABLE', 'REFUND_NOT_ALLOWED'],
    idempotent: true,
  }),
}
