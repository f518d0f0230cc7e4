import { embed, guid, ownShape } from '../own.ts'
import { BookingPolicy } from './generated/shapes.ts'

export const RestoreBookingPolicyRequest = ownShape('policies.RestoreBookingPolicyRequest', {
  bookingPolicyId: guid('Id of the deleted policy.'),
})

export const RestoreBookingPolicyResponse = ownShape('policies.RestoreBookingPolicyResponse', {
  bookingPolicy: embed(BookingPolicy),
})
