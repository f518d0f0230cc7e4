import type { Infer, sessions } from '@kalends/contract'
import type { SeatCounts } from '../../schedules/index.ts'
import type { Meeting } from '../rules/meeting.ts'

export type SessionView = Infer<typeof sessions.Session>

/** A session as the wire shows it; `seats` are those of the class session or of its course. */
export function sessionView(meeting: Meeting, seats: SeatCounts | undefined): SessionView {
  const { id, revision, kind, scheduleId, serviceId, title, note, timeZone, durationMinutes, status } = meeting
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
    startDate: new Date(meeting.start).toISOString(),
    endDate: new Date(meeting.end).toISOString(),
    localStartDate: meeting.localStart,
    transparency: meeting.transparency,
    resourceIds: meeting.resourceIds,
    locationId: meeting.locationId,
    seats: seats ?? null,
    ruleId: meeting.ruleId,
    recurrence: meeting.recurrence,
    changed: meeting.changed,
    doubleBooked: meeting.doubleBooked,
    createdDate: new Date(meeting.createdAt).toISOString(),
    updatedDate: new Date(meeting.updatedAt).toISOString(),
  }
}
