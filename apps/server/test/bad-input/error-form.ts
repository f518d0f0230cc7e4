import { errors, type FieldViolation, violatedRules } from '@kalends/contract'

/**
 * What is wrong with a refusal, in words; nothing when it has the documented form: a message, and either an application
 * error with a known code or violations that are sorted by field and carry everything older clients read unguarded.
 */
export function refusalProblems(status: number, body: string): string[] {
  if (status >= 500) return [`a ${status}`]
  const answer = parsed(body)
  if (!isObject(answer)) return [`no JSON object: ${body.slice(0, 200)}`]
  const { message, details } = answer
  const faults = typeof message === 'string' && message !== '' ? [] : ['no message']
  if (!isObject(details)) return [...faults, 'no details']
  const { applicationError, validationError } = details
  if (isObject(applicationError)) return [...faults, ...applicationErrorProblems(status, applicationError)]
  if (isObject(validationError)) return [...faults, ...validationErrorProblems(status, validationError)]
  return [...faults, 'neither kind of error']
}

/** The fields a refusal names; none when it is of the other kind. */
export function violationsIn(body: string): FieldViolation[] {
  return parsed(body)?.details?.validationError?.fieldViolations ?? []
}

function applicationErrorProblems(status: number, { code, description, data }: Record<string, unknown>): string[] {
  const known = typeof code === 'string' && Object.hasOwn(errors, code)
  return [
    ...(known ? [] : [`the code ${code}`]),
    ...(known && errors[code as keyof typeof errors].status !== status ? [`${code} with status ${status}`] : []),
    ...(typeof description === 'string' && description !== '' ? [] : ['no description']),
    ...(isObject(data) ? [] : ['data that is no object']),
  ]
}

function validationErrorProblems(status: number, { fieldViolations }: Record<string, unknown>): string[] {
  if (status !== 400) return [`violations with status ${status}`]
  if (!Array.isArray(fieldViolations) || fieldViolations.length === 0) return ['no violations']
  const fields = fieldViolations.map(({ field }) => field)
  const sorted = fields.toSorted((a, b) => (a < b ? -1 : 1))
  return [
    ...(fields.join() === sorted.join() ? [] : [`unsorted fields ${fields}`]),
    ...fieldViolations.flatMap(violationProblems),
  ]
}

function violationProblems({ field, description, violatedRule, ruleName, data }: FieldViolation): string[] {
  return [
    ...(typeof field === 'string' && field !== '' ? [] : ['a violation without field']),
    ...(typeof description === 'string' && /^\p{Ll}/u.test(description) ? [] : [`the description ${description}`]),
    ...(violatedRules.includes(violatedRule) ? [] : [`the rule ${violatedRule}`]),
    ...(violatedRule === 'OTHER' && !ruleName ? ['OTHER without a name'] : []),
    ...(isObject(data) ? [] : ['a violation without data']),
  ]
}

// biome-ignore lint/suspicious/noExplicitAny: an answer may be anything, that is what is looked at
function parsed(body: string): any {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
