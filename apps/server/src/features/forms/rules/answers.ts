import type { FieldViolation } from '@kalends/contract'
import { type AnswerFault, type CheckOptions, faultsIn } from '@kalends/contract/form-rules'
import type { Asking } from './fields.ts'

type Answers = Readonly<Record<string, unknown>>

/**
 * Every fault in the answers to a form at once, each on `<at>.<target>` as rule SUBMISSION_VALIDATION with
 * `data.errorType` and `data.errorPath`. Empty means they are fine. Callers who may leave questions open pass
 * `{ required: false }`; patterns are judged by `matches`.
 */
export function checkAnswers(
  form: Asking,
  answers: Answers,
  { required = true, at = 'formSubmission', matches }: CheckOptions & { at?: string } = {},
): FieldViolation[] {
  return faultsIn(form, answers, { required, ...(matches ? { matches } : {}) }).map((fault) =>
    submissionViolation(fault, at),
  )
}

/** Converts an answer fault to a field violation. */
export function submissionViolation({ target, errorType, data }: AnswerFault, at: string): FieldViolation {
  return {
    field: target ? `${at}.${target}` : at,
    description: descriptions[errorType](data ?? {}),
    violatedRule: 'OTHER',
    ruleName: 'SUBMISSION_VALIDATION',
    data: { errorType, errorPath: target, ...data },
  }
}

type Details = Record<string, unknown>

const kinds: Record<string, string> = {
  number: 'a number',
  boolean: 'true or false',
  list: 'a list of texts',
  text: 'a text',
  files: 'a list of uploaded files',
}
const formats: Record<string, string> = {
  EMAIL: 'an e-mail address',
  PHONE: 'a telephone number',
  DATE: 'a date like 2026-05-31',
  URL: 'an address that begins with http:// or https://',
  TIME: 'a time like 14:30',
}

const descriptions: Record<AnswerFault['errorType'], (details: Details) => string> = {
  REQUIRED_VALUE_ERROR: () => 'must be filled in',
  UNKNOWN_VALUE_ERROR: () => 'is no question of this form',
  TYPE_ERROR: ({ wanted }) => `must be ${kinds[String(wanted)] ?? 'something else'}`,
  NOT_ALLOWED_VALUE_ERROR: () => 'must be one of the choices',
  MAX_LENGTH_ERROR: ({ max }) => `must have at most ${max} characters`,
  MIN_LENGTH_ERROR: ({ min }) => `must have at least ${min} characters`,
  PATTERN_ERROR: () => 'must have the format that the form requires',
  FORMAT_ERROR: ({ format }) => `must be ${formats[String(format)] ?? 'written otherwise'}`,
  MAX_VALUE_ERROR: ({ max }) => `must not be more than ${max}`,
  MIN_VALUE_ERROR: ({ min }) => `must not be less than ${min}`,
  MULTIPLE_OF_VALUE_ERROR: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  MIN_ITEMS_ERROR: ({ min }) => `must have at least ${min} entries`,
  MAX_ITEMS_ERROR: ({ max }) => `must have at most ${max} entries`,
  DISABLED_FORM_ERROR: () => 'takes no more answers',
}
