import type { Client } from '@kalends/sdk'
import { settleChange, type Unanswered } from '../commitments/settle-change.ts'
import { type RefusedForm, readText, toRefusal, toUnanswered } from '../fields/read-form.ts'
import { toMinutes } from '../staff/data/read-hours.ts'
import { type ClosingOutcome, changeClosingDays, readDays, readValues } from './change-closing-days.ts'
import { readStretches, toWeekly } from './hours.ts'

/** The result of a form about opening hours. */
export type HoursOutcome =
  | ClosingOutcome
  | { intent: 'hours' | 'special' | 'usual'; done: true }
  | ({ intent: string; done: false; unanswered?: Unanswered } & RefusedForm)

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeOpeningHours(client: Client, form: FormData): Promise<HoursOutcome | undefined> {
  const intent = readText(form, 'intent')
  if (intent !== 'hours' && intent !== 'special' && intent !== 'usual') return changeClosingDays(client, form)
  try {
    const result = await actions[intent](client, form)
    if (typeof result === 'object') return toUnanswered(result)
    if (result) return { intent, done: false, wrong: [result], code: null, values: readValues(form) }
    return { intent, done: true }
  } catch (error) {
    return { intent, done: false, ...toRefusal(error, form) }
  }
}

/** Returns the name of the invalid field, or what must be answered first. */
type Action = (client: Client, form: FormData) => Promise<string | Unanswered | undefined>

const actions: Record<'hours' | 'special' | 'usual', Action> = {
  hours: async (client, form) => {
    const scheduleId = readText(form, 'scheduleId')
    const days = readStretches(form)
    if (days.flat().some(({ from, to }) => (from === '') !== (to === ''))) return 'half'
    const { workingHours } = await client.schedules.getWorkingHours({ scheduleId })
    const isFollowing = readText(form, 'follows') === 'main'
    const weekly = isFollowing ? [] : toWeekly(days, workingHours.weekly)
    if (!isFollowing && weekly.length === 0 && readText(form, 'isMain') === '') return 'none'
    return settleChange(client, form, { setWorkingHours: { scheduleId, weekly } }, { about: 'days' })
  },
  special: async (client, form) => {
    const first = readText(form, 'first')
    const dates = readDays(first, readText(form, 'last') || first)
    if (!dates) return 'first'
    const windows = windowsIn(form)
    if (!windows) return 'from'
    const reason = readText(form, 'reason') || null
    const exceptions = dates.map((date) => ({ date, windows, reason }))
    const change = { setHoursExceptions: { scheduleId: readText(form, 'scheduleId'), exceptions } }
    return settleChange(client, form, change, { about: 'days' })
  },
  usual: async ({ schedules }, form) => {
    await schedules.removeHoursExceptions({ scheduleId: readText(form, 'scheduleId'), dates: [readText(form, 'date')] })
    return undefined
  },
}

/** No times mean closed all day. Returns undefined for invalid times. */
function windowsIn(form: FormData): { opensMinute: number; closesMinute: number }[] | undefined {
  const from = readText(form, 'from')
  const until = readText(form, 'until')
  if (from === '' && until === '') return []
  const opensMinute = toMinutes(from)
  const closes = toMinutes(until)
  if (opensMinute === undefined || closes === undefined || closes === opensMinute) return undefined
  return [{ opensMinute, closesMinute: closes > opensMinute ? closes : closes + 1440 }]
}
