import type { FieldViolation } from '@kalends/contract'
import { askedFields, type Form, type InputField } from './fields.ts'

type Answers = Readonly<Record<string, unknown>>
/** A kind of fault in an answer, in the wire's words. */
type Fault = { errorType: string; description: string; data?: Record<string, unknown> }

/**
 * Every fault in the answers to a form at once, each on `formSubmission.<target>` as rule SUBMISSION_VALIDATION with
 * `data.errorType` and `data.errorPath`. Empty means they are fine. Callers who may leave questions open pass
 * `{ required: false }`.
 */
export function checkAnswers(
  form: Pick<Form, 'fields'>,
  answers: Answers,
  { required = true }: { required?: boolean } = {},
): FieldViolation[] {
  const fields = askedFields(form)
  const unknown = Object.keys(answers).filter((target) => !fields.some((field) => field.target === target))
  return [
    ...fields.flatMap((field) => faultsOf(field, answerTo(field, answers), required).map(toViolation(field.target))),
    ...unknown.map((target) =>
      toViolation(target)({ errorType: 'UNKNOWN_VALUE_ERROR', description: 'is no question of this form' }),
    ),
  ]
}

/** Object.hasOwn: a form may have a target called `constructor`. */
function answerTo({ target }: InputField, answers: Answers): unknown {
  const answer = Object.hasOwn(answers, target) ? answers[target] : undefined
  return typeof answer === 'string' ? answer.trim() : answer
}

function faultsOf(field: InputField, answer: unknown, required: boolean): Fault[] {
  if (isBlank(answer)) {
    return field.required && required ? [{ errorType: 'REQUIRED_VALUE_ERROR', description: 'must be filled in' }] : []
  }
  switch (field.inputType) {
    case 'STRING':
      return typeof answer === 'string' ? stringFaults(field, answer) : [typeFault('a text')]
    case 'NUMBER':
      return typeof answer === 'number' ? numberFaults(field, answer) : [typeFault('a number')]
    case 'BOOLEAN':
      return typeof answer === 'boolean' ? [] : [typeFault('true or false')]
    case 'ARRAY':
      return Array.isArray(answer) ? listFaults(field, answer) : [typeFault('a list')]
    default:
      return []
  }
}

/** An unticked box that must be ticked is no answer either. */
function isBlank(answer: unknown): boolean {
  return (
    answer === undefined ||
    answer === null ||
    answer === '' ||
    answer === false ||
    (Array.isArray(answer) && answer.length === 0)
  )
}

const formats: Record<string, { fits: RegExp; wanted: string }> = {
  EMAIL: { fits: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, wanted: 'an e-mail address' },
  PHONE: { fits: /^[+(]?[0-9][0-9 ()./-]{2,}$/, wanted: 'a telephone number' },
  URL: { fits: /^https?:\/\/\S+$/, wanted: 'an address that begins with http:// or https://' },
  DATE: { fits: /^\d{4}-\d{2}-\d{2}$/, wanted: 'a date like 2026-05-31' },
  TIME: { fits: /^\d{2}:\d{2}(:\d{2})?$/, wanted: 'a time like 14:30' },
}

const longestText = 20_000

function stringFaults({ stringOptions }: InputField, answer: string): Fault[] {
  const { minLength, maxLength, format, enum: choices } = stringOptions?.validation ?? {}
  const length = [...answer].length
  const longest = maxLength ?? longestText
  const known = format ? formats[format] : undefined
  return [
    ...(length > longest
      ? [
          {
            errorType: 'MAX_LENGTH_ERROR',
            description: `must have at most ${longest} characters`,
            data: { max: longest },
          },
        ]
      : []),
    ...(minLength && length < minLength
      ? [
          {
            errorType: 'MIN_LENGTH_ERROR',
            description: `must have at least ${minLength} characters`,
            data: { min: minLength },
          },
        ]
      : []),
    ...(known && length <= longest && !known.fits.test(answer)
      ? [{ errorType: 'FORMAT_ERROR', description: `must be ${known.wanted}`, data: { format } }]
      : []),
    ...(choices?.length && !choices.includes(answer)
      ? [{ errorType: 'NOT_ALLOWED_VALUE_ERROR', description: 'must be one of the choices' }]
      : []),
  ]
}

function numberFaults({ numberOptions }: InputField, answer: number): Fault[] {
  const { minimum, maximum } = numberOptions?.validation ?? {}
  return [
    ...(typeof minimum === 'number' && answer < minimum
      ? [{ errorType: 'MIN_VALUE_ERROR', description: `must not be less than ${minimum}`, data: { min: minimum } }]
      : []),
    ...(typeof maximum === 'number' && answer > maximum
      ? [{ errorType: 'MAX_VALUE_ERROR', description: `must not be more than ${maximum}`, data: { max: maximum } }]
      : []),
  ]
}

function listFaults({ arrayOptions }: InputField, answer: readonly unknown[]): Fault[] {
  const { minItems, maxItems } = arrayOptions?.validation ?? {}
  return [
    ...(typeof minItems === 'number' && answer.length < minItems
      ? [
          {
            errorType: 'MIN_ITEMS_ERROR',
            description: `must have at least ${minItems} choices`,
            data: { min: minItems },
          },
        ]
      : []),
    ...(typeof maxItems === 'number' && answer.length > maxItems
      ? [
          {
            errorType: 'MAX_ITEMS_ERROR',
            description: `must have at most ${maxItems} choices`,
            data: { max: maxItems },
          },
        ]
      : []),
  ]
}

function typeFault(wanted: string): Fault {
  return { errorType: 'TYPE_ERROR', description: `must be ${wanted}` }
}

function toViolation(target: string): (fault: Fault) => FieldViolation {
  return ({ errorType, description, data }) => ({
    field: `formSubmission.${target}`,
    description,
    violatedRule: 'OTHER',
    ruleName: 'SUBMISSION_VALIDATION',
    data: { errorType, errorPath: target, ...data },
  })
}
