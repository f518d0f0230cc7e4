import type { Client } from '@kalends/sdk'
import { FormError } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'
import type { Problem } from './problems.ts'
import { daysBetween, shiftsIn, toMinutes } from './read-hours.ts'

/** Makes a person or room use a schedule from now on. */
export type LiveBy = (scheduleId: string) => Promise<unknown>

export async function saveHours({ schedules }: Client, form: FormData, liveBy: LiveBy): Promise<void> {
  const weekly = shiftsIn(form)
  if (!weekly) throw new FormError<Problem>('hours')
  const scheduleId = readText(form, 'ownScheduleId')
  await schedules.setWorkingHours({ scheduleId, weekly })
  if (form.get('customize') !== null) await liveBy(scheduleId)
}

/** Saves days with special hours. A room without hours first gets its own schedule, open on all other days. */
export async function noteDays(client: Client, form: FormData, liveBy: LiveBy): Promise<void> {
  const days = daysBetween(readText(form, 'first'), readText(form, 'last'))
  const windows = windowsIn(form)
  if (!days || !windows) throw new FormError<Problem>('days')
  const scheduleId = readText(form, 'ownScheduleId')
  const begin = form.get('customize') !== null
  if (begin) await client.schedules.setWorkingHours({ scheduleId, weekly: wholeWeek })
  const reason = readText(form, 'reason') || null
  const exceptions = days.map((date) => ({ date, windows, reason }))
  await client.schedules.setHoursExceptions({ scheduleId, exceptions })
  if (begin) await liveBy(scheduleId)
}

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
