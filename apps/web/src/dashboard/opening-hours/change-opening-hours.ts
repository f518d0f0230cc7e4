import type { Client } from '@kalends/sdk'
import { type RefusedForm, refusalOf, textIn } from '../fields/read-form.ts'
import { minutesOf } from '../staff/data/read-hours.ts'
import { type ClosingOutcome, changeClosingDays, daysFrom, typedOf } from './change-closing-days.ts'
import { stretchesIn, weeklyFrom } from './hours.ts'

/** What was done with a form of the opening hours, or why not. */
export type HoursOutcome =
  | ClosingOutcome
  | { intent: 'hours' | 'special' | 'usual'; done: true }
  | ({ intent: string; done: false } & RefusedForm)

/** Carries out the form it was sent; undefined for one the page does not have. */
export async function changeOpeningHours(client: Client, form: FormData): Promise<HoursOutcome | undefined> {
  const intent = textIn(form, 'intent')
  if (intent !== 'hours' && intent !== 'special' && intent !== 'usual') return changeClosingDays(client, form)
  try {
    const wrong = await deeds[intent](client, form)
    if (wrong) return { intent, done: false, wrong: [wrong], code: null, typed: typedOf(form) }
    return { intent, done: true }
  } catch (error) {
    return { intent, done: false, ...refusalOf(error, form) }
  }
}

/** Returns the name of what is wrong, if anything is. */
type Deed = (client: Client, form: FormData) => Promise<string | undefined>

const deeds: Record<'hours' | 'special' | 'usual', Deed> = {
  hours: async ({ schedules }, form) => {
    const scheduleId = textIn(form, 'scheduleId')
    const days = stretchesIn(form)
    if (days.flat().some(({ from, to }) => (from === '') !== (to === ''))) return 'half'
    const { workingHours } = await schedules.getWorkingHours({ scheduleId })
    const isFollowing = textIn(form, 'follows') === 'main'
    const weekly = isFollowing ? [] : weeklyFrom(days, workingHours.weekly)
    if (!isFollowing && weekly.length === 0 && textIn(form, 'isMain') === '') return 'none'
    await schedules.setWorkingHours({ scheduleId, weekly })
    return undefined
  },
  special: async ({ schedules }, form) => {
    const first = textIn(form, 'first')
    const dates = daysFrom(first, textIn(form, 'last') || first)
    if (!dates) return 'first'
    const windows = windowsIn(form)
    if (!windows) return 'from'
    const reason = textIn(form, 'reason') || null
    const exceptions = dates.map((date) => ({ date, windows, reason }))
    await schedules.setHoursExceptions({ scheduleId: textIn(form, 'scheduleId'), exceptions })
    return undefined
  },
  usual: async ({ schedules }, form) => {
    await schedules.removeHoursExceptions({ scheduleId: textIn(form, 'scheduleId'), dates: [textIn(form, 'date')] })
    return undefined
  },
}

/** Without times closed all day. Undefined for times that are none. */
function windowsIn(form: FormData): { opensMinute: number; closesMinute: number }[] | undefined {
  const [from, until] = [textIn(form, 'from'), textIn(form, 'until')]
  if (from === '' && until === '') return []
  const [opensMinute, closes] = [minutesOf(from), minutesOf(until)]
  if (opensMinute === undefined || closes === undefined || closes === opensMinute) return undefined
  return [{ opensMinute, closesMinute: closes > opensMinute ? closes : closes + 1440 }]
}
