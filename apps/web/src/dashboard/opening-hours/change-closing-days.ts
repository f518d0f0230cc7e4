import type { Client } from '@kalends/sdk'
import { addDays } from '../../lib/format.ts'
import { settleChange, type Unanswered } from '../commitments/settle-change.ts'
import { type RefusedForm, readText, readTextOrNull, toRefusal, toUnanswered } from '../fields/read-form.ts'

/** The result of a form about closing days. */
export type ClosingOutcome =
  | { intent: 'add'; done: true; dates: string[] }
  | { intent: 'remove'; done: true; date: string; locationId: string | null; reason: string }
  | ({ intent: string; done: false; unanswered?: Unanswered } & RefusedForm)

const MOST_DAYS = 366

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeClosingDays(client: Client, form: FormData): Promise<ClosingOutcome | undefined> {
  const intent = readText(form, 'intent')
  if (intent !== 'add' && intent !== 'remove') return undefined
  const locationId = readTextOrNull(form, 'locationId')
  const reason = readText(form, 'reason')
  const date = readText(form, 'date')
  try {
    if (intent === 'add') {
      const dates = readDays(date, readText(form, 'until') || date)
      if (!dates) return { intent, done: false, wrong: ['date'], code: null, values: readValues(form) }
      const add = dates.map((day) => ({ date: day, locationId, reason }))
      const about = { about: 'days' as const, ...(locationId ? { id: locationId } : {}) }
      const unanswered = await settleChange(client, form, { setClosingDays: { add } }, about)
      if (unanswered) return toUnanswered(unanswered)
      return { intent, done: true, dates }
    }
    await client.business.setClosingDays({ remove: [{ date, locationId }] })
    return { intent, done: true, date, locationId, reason }
  } catch (error) {
    return { intent, done: false, ...toRefusal(error, form) }
  }
}

/** Lists the days of a range; undefined for an invalid range. */
export function readDays(first: string, last: string): string[] | undefined {
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  if (!isDay(first) || !isDay(last) || last < first) return undefined
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (days.length >= MOST_DAYS) return undefined
    days.push(day)
  }
  return days
}

/** Reads the submitted values. */
export const readValues = (form: FormData) =>
  Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String)]))
