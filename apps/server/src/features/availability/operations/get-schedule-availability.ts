import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { loadBookable, serviceIdOfSchedule } from '../../services/index.ts'
import { policyViolations } from '../rules/policy-violations.ts'
import { judgeCourse } from '../steps/judge-seats.ts'
import { toOwnerKey } from '../steps/owner-key.ts'
import { findCourse } from '../store/class-sessions.ts'

export const getScheduleAvailability: Operation<'getScheduleAvailability'> = async ({ input, actor }, context) => {
  const { readDb: db, clock } = context
  const { siteId } = actor
  const now = clock.now()
  const serviceId = await serviceIdOfSchedule(db, siteId, input.scheduleId)
  const service = serviceId && (await loadBookable(db, siteId, serviceId))
  const course = service && (await findCourse(db, siteId, input.scheduleId, { now, owner: toOwnerKey(actor) }))
  if (!service || !course) return fail('FAILED_RESOLVING_SCHEDULE')
  const { remaining, flags } = judgeCourse(service, course, { now, participants: 1, mode: 'customer' })
  return {
    availability: {
      totalSpots: course.seats.capacity,
      openSpots: remaining,
      bookingPolicyViolations: policyViolations(flags, [service.policy]),
    },
    bookingPolicySettings: {
      maxParticipantsPerBooking: service.policy.participantsPolicy?.maxParticipantsPerBooking ?? 1,
    },
  }
}
