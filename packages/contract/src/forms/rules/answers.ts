import { isEmail, plainEmail } from '../../email.ts'
import { fieldStates, isBlank, type RuledForm, shownAnswers } from './conditions.ts'
import { type Question, toQuestions } from './question.ts'

type Answers = Readonly<Record<string, unknown>>

/** A fault in an answer, by its name in the API (`SubmissionErrorType` of submissions). */
export type AnswerFault = { target: string; errorType: AnswerErrorType; data?: Record<string, unknown> }
/** Error code of a fault. */
export type AnswerErrorType =
  | ('TYPE_ERROR' | 'REQUIRED_VALUE_ERROR' | 'UNKNOWN_VALUE_ERROR' | 'NOT_ALLOWED_VALUE_ERROR' | 'DISABLED_FORM_ERROR')
  | ('MAX_LENGTH_ERROR' | 'MIN_LENGTH_ERROR' | 'PATTERN_ERROR' | 'FORMAT_ERROR')
  | ('MAX_VALUE_ERROR' | 'MIN_VALUE_ERROR' | 'MULTIPLE_OF_VALUE_ERROR' | 'MIN_ITEMS_ERROR' | 'MAX_ITEMS_ERROR')

/** Options for checking answers. */
export type CheckOptions = {
  /** False for actors who may leave questions unanswered. */
  required?: boolean
  /** Tests a text against a pattern; without it patterns are not checked. */
  matches?: (pattern: string, text: string) => boolean
}

/** Returns the questions that are visible with these answers. */
export function visibleQuestions(form: RuledForm, answers: Answers): Question[] {
  const states = fieldStates(form, answers)
  return toQuestions(form.fields).flatMap((question) => {
    const { hidden = false, required = false } = states.get(question.id) ?? {}
    return hidden ? [] : [{ ...question, hidden, required }]
  })
}

/**
 * Returns every fault in the answers to a form, in the order of its questions; empty if they are valid. Answers to hidden
 * questions are ignored; answers to unknown questions are faults. Never throws.
 */
export function faultsIn(form: RuledForm, answers: Answers, options: CheckOptions = {}): AnswerFault[] {
  const known = new Set(toQuestions(form.fields).map(({ target }) => target))
  return [
    ...visibleQuestions(form, answers).flatMap((question) =>
      findFaults(question, answerTo(question, answers), options),
    ),
    ...Object.keys(answers)
      .filter((target) => !known.has(target))
      .map((target) => ({ target, errorType: 'UNKNOWN_VALUE_ERROR' as const })),
  ]
}

/**
 * Returns the answers to save: those to visible questions, with texts trimmed, email addresses normalized and blanks
 * left out.
 */
export function savedAnswers(form: RuledForm, answers: Answers): Record<string, unknown> {
  const shown = shownAnswers(form.fields, fieldStates(form, answers), answers)
  const requested = new Map(toQuestions(form.fields).map((question) => [question.target, question]))
  return Object.fromEntries(
    Object.entries(shown).flatMap(([target, answer]) => {
      const question = requested.get(target)
      return question && (answer === false || !isBlank(answer)) ? [[target, spelled(question, answer)]] : []
    }),
  )
}

/** Reads an own property: a form may have a target called `constructor`. */
function answerTo(question: Question, answers: Answers): unknown {
  return spelled(question, Object.hasOwn(answers, question.target) ? answers[question.target] : undefined)
}

/** Normalizes an answer for checking and saving. */
function spelled({ kind }: Question, answer: unknown): unknown {
  if (typeof answer !== 'string') return answer
  return kind === 'EMAIL' ? plainEmail(answer) : answer.trim()
}

function findFaults(question: Question, answer: unknown, options: CheckOptions): AnswerFault[] {
  if (isBlank(answer)) {
    const { required = true } = options
    return question.required && required ? [fault(question, 'REQUIRED_VALUE_ERROR')] : []
  }
  switch (question.kind) {
    case 'NUMBER':
      return typeof answer === 'number' ? numberFaults(question, answer) : [wrongType(question, 'number')]
    case 'CHECK_BOX':
    case 'CONSENT':
      return typeof answer === 'boolean' ? [] : [wrongType(question, 'boolean')]
    case 'CHOICES':
      return isTexts(answer) ? listFaults(question, answer) : [wrongType(question, 'list')]
    case 'FILE':
    case 'SIGNATURE':
      return fileFaults(question, answer)
    default:
      return typeof answer === 'string' ? textFaults(question, answer, options) : [wrongType(question, 'text')]
  }
}

const longestText = 20_000
/** Returns true if a date or time exists: there is no 31 February. */
const formats: Partial<Record<Question['kind'], (text: string) => boolean>> = {
  EMAIL: isEmail,
  PHONE: (text) => /^[+(]?[0-9][0-9 ()./-]{2,48}$/.test(text),
  URL: (text) => text.length <= 2000 && /^https?:\/\/[^\s/]+\S*$/.test(text),
  DATE: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text),
  TIME: (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/.test(text),
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

function textFaults(question: Question, answer: string, { matches }: CheckOptions): AnswerFault[] {
  const {
    minLength,
    maxLength,
    pattern,
    enum: allowed,
    dateOptions,
    timeOptions,
  } = question.input.stringOptions?.validation ?? {}
  const length = [...answer].length
  const max = Math.min(maxLength ?? longestText, longestText)
  if (length > max) return [fault(question, 'MAX_LENGTH_ERROR', { max })]
  const found: AnswerFault[] = []
  if (minLength && length < minLength) found.push(fault(question, 'MIN_LENGTH_ERROR', { min: minLength }))
  const fits = formats[question.kind]
  if (fits && !fits(answer)) return [...found, fault(question, 'FORMAT_ERROR', { format: question.kind })]
  if (pattern && matches && !matches(pattern, answer)) found.push(fault(question, 'PATTERN_ERROR'))
  const bounds = question.kind === 'DATE' ? dateOptions : question.kind === 'TIME' ? timeOptions : undefined
  if (bounds?.minimum && answer < bounds.minimum)
    found.push(fault(question, 'MIN_VALUE_ERROR', { min: bounds.minimum }))
  if (bounds?.maximum && answer > bounds.maximum)
    found.push(fault(question, 'MAX_VALUE_ERROR', { max: bounds.maximum }))
  if (!isOffered(question, answer, allowed)) found.push(fault(question, 'NOT_ALLOWED_VALUE_ERROR'))
  return found
}

/** Returns true if the value is one of the choices or allowed values, or if there are none. */
function isOffered({ choices, openChoice }: Question, answer: string, allowed?: readonly string[] | null): boolean {
  if (openChoice) return true
  if (choices.length > 0) return choices.some(({ value }) => value === answer)
  return allowed?.length ? allowed.includes(answer) : true
}

function numberFaults(question: Question, answer: number): AnswerFault[] {
  const { minimum, maximum, multipleOf, enum: allowed } = question.input.numberOptions?.validation ?? {}
  const found: AnswerFault[] = []
  if (typeof minimum === 'number' && answer < minimum) found.push(fault(question, 'MIN_VALUE_ERROR', { min: minimum }))
  if (typeof maximum === 'number' && answer > maximum) found.push(fault(question, 'MAX_VALUE_ERROR', { max: maximum }))
  if (multipleOf && !isMultiple(answer, multipleOf))
    found.push(fault(question, 'MULTIPLE_OF_VALUE_ERROR', { multipleOf }))
  if (allowed?.length && !allowed.includes(answer)) found.push(fault(question, 'NOT_ALLOWED_VALUE_ERROR'))
  return found
}

/** Returns true if a number is a multiple of another, allowing for binary fractions: 0.3 is three times 0.1. */
function isMultiple(answer: number, step: number): boolean {
  const times = answer / step
  return Math.abs(times - Math.round(times)) < 1e-9
}

function listFaults(question: Question, answer: readonly string[]): AnswerFault[] {
  const { minItems, maxItems } = question.input.arrayOptions?.validation ?? {}
  const found = countFaults(question, answer.length, minItems, maxItems)
  const isLong = answer.some((entry) => entry.length > longestText)
  if (isLong || !answer.every((entry) => isOffered(question, entry))) {
    found.push(fault(question, 'NOT_ALLOWED_VALUE_ERROR'))
  }
  return found
}

function countFaults(
  question: Question,
  count: number,
  min: number | null | undefined,
  max: number | null | undefined,
): AnswerFault[] {
  const found: AnswerFault[] = []
  if (typeof min === 'number' && count < min) found.push(fault(question, 'MIN_ITEMS_ERROR', { min }))
  if (typeof max === 'number' && count > max) found.push(fault(question, 'MAX_ITEMS_ERROR', { max }))
  return found
}

const mostFiles = 30

/** Returns the faults of a file or signature: files are the results of uploads; a signature may be typed or drawn. */
function fileFaults(question: Question, answer: unknown): AnswerFault[] {
  const { fileUploadOptions, validation } = question.input.wixFileOptions ?? {}
  if (question.kind === 'SIGNATURE' && typeof answer === 'string') {
    return answer.length > 200 ? [fault(question, 'MAX_LENGTH_ERROR', { max: 200 })] : []
  }
  if (!readFileIds(answer)) return [wrongType(question, 'files')]
  const max = question.kind === 'SIGNATURE' ? 1 : (validation?.fileLimit ?? fileUploadOptions?.fileLimit ?? mostFiles)
  return countFaults(question, (answer as unknown[]).length, undefined, Math.min(max, mostFiles))
}

/** Returns the ids of uploads in an answer, given as ids or as objects with a `fileId`; undefined if there are none. */
export function readFileIds(answer: unknown): string[] | undefined {
  if (!Array.isArray(answer)) return undefined
  const ids = answer.map((entry) => (isObject(entry) ? entry['fileId'] : entry))
  return ids.every((id) => typeof id === 'string' && id !== '' && id.length <= 200) ? (ids as string[]) : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

function wrongType(question: Question, wanted: string): AnswerFault {
  return fault(question, 'TYPE_ERROR', { wanted })
}

function fault({ target }: Question, errorType: AnswerErrorType, data?: Record<string, unknown>): AnswerFault {
  return data ? { target, errorType, data } : { target, errorType }
}
