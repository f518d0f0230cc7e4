import { oneOf, ownShape, Type } from './own.ts'

/** What stays the same when a time zone changes: the local time, or the moment. */
const preservedTimes = ['WALL_TIME', 'INSTANT'] as const

const preserved = (description: string) => Type.Optional(oneOf(preservedTimes, { description }))

/** What happens to what is on the calendar when the time zone of the business or of a location changes. */
export const TimeZoneChange = ownShape('sites.TimeZoneChange', {
  sessions: preserved(
    'What coming sessions of classes and courses, their series and blocked time keep; WALL_TIME by default.',
  ),
  bookings: preserved(
    'What coming appointments keep; INSTANT by default. Rentals by the day always keep their dates; requests that take no time yet, their moment.',
  ),
  notifyParticipants: Type.Optional(
    Type.Boolean({ description: 'Whether customers whose booking moves get a message; false by default.' }),
  ),
})
