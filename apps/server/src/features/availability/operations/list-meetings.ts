import type { SlotList } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import type { BookableService } from '../../services/index.ts'
import type { SlotMatch } from '../rules/slot-query.ts'
import { findMeetings, type Meeting } from '../store/meetings.ts'
import type { JudgedMeeting } from '../view/event-slot.ts'
import { isClosed, judgeMeeting } from './judge-places.ts'
import type { Asking } from './scenes.ts'

/** Meetings of a class, and the same in columns, so that they can be chosen together with times. */
export type ListedMeetings = { meetings: JudgedMeeting[]; list: SlotList }

export type MeetingsRequest = {
  classes: readonly BookableService[]
  /** A meeting lies within it with its end too. */
  range: { start: number; end: number }
  resourceIds?: readonly string[] | undefined
  locationIds?: readonly string[] | undefined
  match: SlotMatch
}

/** The meetings of each class that are not over, with what is said of their places: one statement, none without classes. */
export async function listMeetings(
  db: Db,
  siteId: string,
  { classes, range, resourceIds, locationIds, match }: MeetingsRequest,
  { now, owner }: Asking,
): Promise<ListedMeetings[]> {
  if (classes.length === 0) return []
  const serviceIds = classes.map(({ id }) => id)
  const found = await findMeetings(db, siteId, { span: range, serviceIds, now, owner, endsAfter: now })
  const isRequested = (meeting: Meeting) => {
    const { end, resources, location } = meeting
    return (
      !isClosed(meeting) &&
      end <= range.end &&
      (!resourceIds || resources.some(({ id }) => resourceIds.includes(id))) &&
      (!locationIds || (location !== null && locationIds.includes(location.id)))
    )
  }
  const byService = Map.groupBy(found.filter(isRequested), ({ serviceId }) => serviceId)
  return classes.map((service) => {
    const judged = (byService.get(service.id) ?? []).map((meeting) => {
      const verdict = judgeMeeting(service, meeting, { now, participants: 1, mode: 'customer' })
      return { meeting, service, verdict }
    })
    const meetings = judged.filter(({ verdict }) => verdict.remaining >= (match.openSpots ?? 0))
    return { meetings, list: columnsOf(meetings) }
  })
}

function columnsOf(meetings: readonly JudgedMeeting[]): SlotList {
  const { length } = meetings
  return {
    length,
    duration: 0,
    starts: Float64Array.from(meetings, ({ meeting }) => meeting.start),
    flags: Uint8Array.from(meetings, ({ verdict }) => verdict.flags),
    reasons: Uint8Array.from(meetings, ({ verdict }) => (verdict.remaining > 0 ? 0 : 1)),
    firstFree: new Int16Array(length),
    freeCounts: new Uint16Array(length),
  }
}
