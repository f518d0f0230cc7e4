import { Empty } from '../empty.ts'
import { operation } from '../operation.ts'
import { CreateHoldRequest, GetHoldRequest, HoldResponse, ReleaseHoldRequest } from './shapes.ts'

/** Operations on holds: reserving time or seats while a form is filled in. */
export const holdsOperations = {
  createHold: operation({
    id: 'createHold',
    summary: 'Holds an available time or seats for the actor, or returns the actor’s existing hold on them.',
    method: 'POST',
    paths: ['/v1/holds'],
    access: { visitor: 'all', member: 'all', manager: 'MANAGE_BOOKINGS' },
    input: CreateHoldRequest,
    output: HoldResponse,
    required: ['slot', 'slot.serviceId', 'slot.timezone'],
    errors: [
      'SERVICE_NOT_FOUND',
      'SLOT_NOT_AVAILABLE',
      'SESSION_NOT_FOUND',
      'SCHEDULE_NOT_FOUND',
      'SESSION_CAPACITY_EXCEEDED',
      'SCHEDULE_CAPACITY_EXCEEDED',
      'INVALID_CHOICES',
      'INVALID_SERVICE_CHOICES',
      'FAILED_RESOLVING_CUSTOM_CHOICES',
      'BOOKING_POLICY_VIOLATION',
      'INVALID_FLOW_SELECTED_RESOURCES',
      'INVALID_TIME_ZONE',
      'LOCATION_NOT_FOUND',
      'VALIDATION_FAILURE',
      'HOLD_LIMIT_REACHED',
      'UNAUTHORIZED_OPERATION',
    ],
    idempotent: true,
  }),
  getHold: operation({
    id: 'getHold',
    summary: 'Returns a hold of the actor, active or expired.',
    method: 'GET',
    paths: ['/v1/holds/{holdId}'],
    access: { visitor: 'own', member: 'own', manager: 'READ_BOOKINGS' },
    input: GetHoldRequest,
    output: HoldResponse,
    errors: ['HOLD_NOT_FOUND'],
  }),
  releaseHold: operation({
    id: 'releaseHold',
    summary: 'Releases a hold.',
    method: 'DELETE',
    paths: ['/v1/holds/{holdId}'],
    access: { visitor: 'own', member: 'own', manager: 'MANAGE_BOOKINGS' },
    input: ReleaseHoldRequest,
    output: Empty,
    errors: ['HOLD_NOT_FOUND'],
  }),
}
