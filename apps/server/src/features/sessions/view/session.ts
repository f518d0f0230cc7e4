import type { Infer, sessions } from '@kalends/contract'
import type { SeatCounts } from '../../schedules/index.ts'
import type { ClassSession } from '../rules/class-session.ts'

export type SessionView = Infer<typeof sessions.Session>

/** Returns a session in its API shape; `seats` are those of the class session or of its course. */
export function sessionView(session: ClassSession, seats: SeatCounts | undefined): SessionView {
  const { id, revision, kind, scheduleId, serviceId, title, note, timeZone, durationMinutes, status } = session
  return {
    id,
    revision,
    kind,
    scheduleId,
    serviceId,
    title,
    note,
    timeZone,
    durationMinutes,
    status,
    startDate: new Date(session.start).toISOString(),
    endDate: new Date(session.end).toISOString(),
    localStartDate: session.localStart,
    transparency: session.transparency,
    resourceIds: session.resourceIds,
    staffToBeNamed: session.staffToBeNamed,
    locationId: session.locationId,
    seats: seats ?? null,
    ruleId: session.ruleId,
    recurrence: session.recurrence,
    changed: session.changed,
    doubleBooked: session.doubleBooked,
    createdDate: new Date(session.createdAt).toISOString(),
    updatedDate: new Date(session.updatedAt).toISOString(),
  }
}
