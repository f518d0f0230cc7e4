import type { ChangeWindow, PolicyWindows } from '@kalends/availability'
import type { policies } from '@kalends/contract'

/** A booking policy as the availability engine reads it. */
export type EnginePolicy = { windows: PolicyWindows; cancellation: ChangeWindow; reschedule: ChangeWindow }

export function toEnginePolicy(policy: policies.BookingPolicy): EnginePolicy {
  const { limitEarlyBookingPolicy: early, limitLateBookingPolicy: late, bookAfterStartPolicy: after } = policy
  const { cancellationPolicy: cancellation, reschedulePolicy: reschedule } = policy
  return {
    windows: {
      limitEarlyMinutes: early?.enabled ? (early.earliestBookingInMinutes ?? null) : null,
      limitLateMinutes: late?.enabled ? (late.latestBookingInMinutes ?? null) : null,
      bookAfterStart: after?.enabled === true,
    },
    cancellation: {
      enabled: cancellation?.enabled === true,
      limitMinutes: cancellation?.limitLatestCancellation ? (cancellation.latestCancellationInMinutes ?? 0) : null,
    },
    reschedule: {
      enabled: reschedule?.enabled === true,
      limitMinutes: reschedule?.limitLatestReschedule ? (reschedule.latestRescheduleInMinutes ?? 0) : null,
    },
  }
}
