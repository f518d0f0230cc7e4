import { embed, guid, ownShape } from '../own.ts'
import { BookingPolicy } from './generated/shapes.ts'

export const RestoreBookingPolicyRequest = ownShape('policies.RestoreBookingPolicyRequest', {
  bookingPolicyId: guid('The policy in the trash.'),
})

export const RestoreBookingPolicyResponse = ownShape('policies.RestoreBookingPolicyResponse', {
  bookingPolicy: embed(BookingPolicy),
})
