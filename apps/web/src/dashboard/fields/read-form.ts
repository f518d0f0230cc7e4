import { assertRefusal } from '../../lib/refusal.ts'

/** A form that was refused: everything that was typed, and which fields were wrong. */
export type RefusedForm = { values: Record<string, string[]>; wrong: string[]; code: string | null }

/** Everything that was typed, by the name of its field. */
export function readValues(form: FormData): Record<string, string[]> {
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String)]))
}

/** What the API refused, as far as a page can say it at a field; a failure of the house stays one. */
export function toRefusal(error: unknown, form: FormData): RefusedForm {
  assertRefusal(error)
  const wrong = error.fieldViolations.map(({ field }) => field.replace(/[[.].*$/, ''))
  return { values: readValues(form), wrong: [...new Set(wrong)], code: wrong.length > 0 ? null : error.code }
}

/** A text, without the blanks around it. */
export const readText = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** A text, or null where nothing was typed. */
export const readTextOrNull = (form: FormData, name: string): string | null => readText(form, name) || null

/** A whole number; NaN is told apart by the API. */
export function readNumber(form: FormData, name: string): number | null {
  const text = readText(form, name)
  return text === '' ? null : Number(text)
}
