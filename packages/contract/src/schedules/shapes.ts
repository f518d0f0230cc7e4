import { embed, guid, localDate, orNull, ownShape, Type, text, zone } from '../own.ts'

const opens = Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutes from midnight.' })
const closes = Type.Integer({
  minimum: 1,
  maximum: 2880,
  description: 'Minutes from midnight of the opening day; values above 1440 are on the next day.',
})
const locationId = Type.Optional(orNull(guid('Only at this location; absent for all locations.')))

const weekday = Type.Integer({ minimum: 1, maximum: 7, description: 'Day of the week; Monday is 1.' })
const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const inAnyCase = (word: string): string => word.replace(/./g, (letter) => `[${letter.toUpperCase()}${letter}]`)
const namePatterns = weekdayNames.map((name) => `${inAnyCase(name.slice(0, 3))}(?:${inAnyCase(name.slice(3))})?`)
const weekdayOrName = Type.Unsafe<number | string>({
  anyOf: [weekday, { type: 'string', maxLength: 9, pattern: `^(?:${namePatterns.join('|')})$` }],
  description: 'Day of the week: 1 (Monday) to 7, or its English name, whole or its first three letters.',
})

const hours = {
  opensMinute: opens,
  closesMinute: closes,
  locationId,
  validFrom: Type.Optional(orNull(localDate('First day on which it applies.'))),
  validUntil: Type.Optional(orNull(localDate('Last day on which it applies.'))),
}

/** Hours of one weekday, as local times in the schedule's time zone. */
export const WeeklyWindow = ownShape('schedules.WeeklyWindow', { weekday, ...hours })

/** The same as it is set: the day may be named. */
export const NewWeeklyWindow = ownShape('schedules.NewWeeklyWindow', { weekday: weekdayOrName, ...hours })

/** Returns the day that a number or a name means; Monday is 1. */
export function readWeekday(day: number | string): number {
  if (typeof day === 'number') return day
  return weekdayNames.findIndex((name) => name.startsWith(day.toLowerCase().slice(0, 3))) + 1
}

/** Hours of one date. */
export const DateWindow = ownShape('schedules.DateWindow', { opensMinute: opens, closesMinute: closes })

/** A date whose hours replace the weekly ones; closed if it has no windows. */
export const HoursException = ownShape('schedules.HoursException', {
  date: localDate('Local date.'),
  locationId,
  windows: Type.Array(embed(DateWindow), { maxItems: 20 }),
  reason: Type.Optional(orNull(text(200, 'Reason shown to the team.'))),
})

/** Working hours of a resource, a location or the business. */
export const WorkingHours = ownShape('schedules.WorkingHours', {
  scheduleId: guid('Id of the schedule.'),
  timeZone: zone('Time zone of local times.'),
  weekly: Type.Array(embed(WeeklyWindow), { maxItems: 200 }),
  exceptions: Type.Array(embed(HoursException), { maxItems: 1000 }),
})

const scheduleId = guid('Id of the schedule.')
export const GetWorkingHoursRequest = ownShape('schedules.GetWorkingHoursRequest', { scheduleId })
export const WorkingHoursResponse = ownShape('schedules.WorkingHoursResponse', { workingHours: embed(WorkingHours) })
export const SetWorkingHoursRequest = ownShape('schedules.SetWorkingHoursRequest', {
  scheduleId,
  weekly: Type.Array(embed(NewWeeklyWindow), { maxItems: 200 }),
})
export const SetHoursExceptionsRequest = ownShape('schedules.SetHoursExceptionsRequest', {
  scheduleId,
  exceptions: Type.Array(embed(HoursException), { minItems: 1, maxItems: 366 }),
})
export const RemoveHoursExceptionsRequest = ownShape('schedules.RemoveHoursExceptionsRequest', {
  scheduleId,
  dates: Type.Array(localDate('Local date on which the weekly hours apply again.'), { minItems: 1, maxItems: 366 }),
  locationId,
})
