import type { Client } from '@kalends/sdk'
import { FormError } from '../../../lib/refusal.ts'
import { settleChange, type Unanswered } from '../../commitments/settle-change.ts'
import { readText } from '../../fields/read-form.ts'
import type { Problem } from './problems.ts'
import { daysBetween, shiftsIn, toMinutes } from './read-hours.ts'

/** Whose hours the form is about. */
type About = 'person' | 'room'

/** Saves weekly hours. Returns a question if bookings are no longer within them. */
export async function saveHours(client: Client, form: FormData, about: About): Promise<Unanswered | undefined> {
  const weekly = shiftsIn(form)
  if (!weekly) throw new FormError<Problem>('hours')
  const { resourceId, scheduleId, isCustom } = readWhose(form)
  const change = isCustom
    ? { useSchedule: { resourceId, scheduleId, weekly } }
    : { setWorkingHours: { scheduleId, weekly } }
  return settleChange(client, form, change, { about, id: resourceId })
}

/**
 * Saves days with special hours. A room without hours first gets its own schedule, open on all other days. Returns a
 * question if there are bookings on these days.
 */
export async function noteDays(client: Client, form: FormData, about: About): Promise<Unanswered | undefined> {
  const days = daysBetween(readText(form, 'first'), readText(form, 'last'))
  const windows = windowsIn(form)
  if (!days || !windows) throw new FormError<Problem>('days')
  const { resourceId, scheduleId, isCustom } = readWhose(form)
  const reason = readText(form, 'reason') || null
  const exceptions = days.map((date) => ({ date, windows, reason }))
  const change = isCustom
    ? { useSchedule: { resourceId, scheduleId, weekly: wholeWeek, exceptions } }
    : { setHoursExceptions: { scheduleId, exceptions } }
  return settleChange(client, form, change, { about, id: resourceId })
}

/** Switches to another schedule, or to none. */
export async function changeSchedule(
  client: Client,
  form: FormData,
  { about, scheduleId }: { about: About; scheduleId: string | null },
): Promise<Unanswered | undefined> {
  const { resourceId } = readWhose(form)
  return settleChange(client, form, { useSchedule: { resourceId, scheduleId } }, { about, id: resourceId })
}

const readWhose = (form: FormData) => ({
  resourceId: readText(form, 'resourceId'),
  scheduleId: readText(form, 'ownScheduleId'),
  isCustom: form.get('customize') !== null,
})

const wholeWeek = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 0, closesMinute: 1440 }))

export const backToWeek = async ({ schedules }: Client, form: FormData): Promise<unknown> =>
  schedules.removeHoursExceptions({ scheduleId: readText(form, 'scheduleId'), dates: [readText(form, 'date')] })

/** No times mean day off. Returns undefined for invalid times. */
function windowsIn(form: FormData): { opensMinute: number; closesMinute: number }[] | undefined {
  const from = readText(form, 'from')
  const until = readText(form, 'until')
  if (from === '' && until === '') return []
  const opensMinute = toMinutes(from)
  const closesMinute = toMinutes(until)
  if (opensMinute === undefined || closesMinute === undefined || closesMinute <= opensMinute) return undefined
  return [{ opensMinute, closesMinute }]
}
