import type { Infer, sites } from '@kalends/contract'

/** What keeps its local time and what its moment, and whether customers whose booking moves are told. */
export type TimeZoneAnswer = {
  sessions: 'WALL_TIME' | 'INSTANT'
  bookings: 'WALL_TIME' | 'INSTANT'
  notifyParticipants: boolean
}

/** Sessions keep their local times and appointments their moments unless the request says otherwise. */
export function readTimeZoneAnswer(
  sent: Infer<typeof sites.UpdateSiteSettingsRequest>['timeZoneChange'],
): TimeZoneAnswer {
  return {
    sessions: sent?.sessions ?? 'WALL_TIME',
    bookings: sent?.bookings ?? 'INSTANT',
    notifyParticipants: sent?.notifyParticipants === true,
  }
}
