import { assertRefusal } from '../../lib/refusal.ts'

/** A refused form: the submitted values and the invalid fields. */
export type RefusedForm = { values: Record<string, string[]>; wrong: string[]; code: string | null }

/** What a form must answer before its change is made; nothing is wrong with it. */
export const toUnanswered = <Form>(unanswered: Form) =>
  ({ intent: 'ask', done: false, values: {}, wrong: [], code: null, unanswered }) as const satisfies RefusedForm & {
    intent: string
    done: false
    unanswered: Form
  }

/** Reads all values by field name. */
export function readValues(form: FormData): Record<string, string[]> {
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String)]))
}

/** Returns the refusal of an API call as invalid fields or an error code; rethrows other errors. */
export function toRefusal(error: unknown, form: FormData): RefusedForm {
  assertRefusal(error)
  const wrong = error.fieldViolations.map(({ field }) => field.replace(/[[.].*$/, ''))
  return { values: readValues(form), wrong: [...new Set(wrong)], code: wrong.length > 0 ? null : error.code }
}

/** Reads a trimmed text. */
export const readText = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Reads a trimmed text, null when empty. */
export const readTextOrNull = (form: FormData, name: string): string | null => readText(form, name) || null

/** Reads a number; null when empty, NaN when invalid, which the API rejects. */
export function readNumber(form: FormData, name: string): number | null {
  const text = readText(form, name)
  return text === '' ? null : Number(text)
}
