import {
  type AnswerFault,
  askedQuestions,
  faultsIn,
  isBlank,
  type Question,
  questionsOf,
  type RuledForm,
} from '@kalends/contract/form-rules'
import type { MessageKey } from '../../lib/messages/store.ts'

/** What the customer has typed: the answers by target, as far as their questions stood on the page, and the terms. */
export type Answers = { given: Record<string, unknown>; agree: boolean }

/** What is wrong at a field, with the figure its words name. */
export type Mistake = { key: MessageKey; value?: string | number }
/** By the name of the input. */
export type Mistakes = Record<string, Mistake>

const plainNames = new Set(['first_name', 'last_name', 'email', 'phone', 'message'])

/** The name of a question's input; a target may be called like something else in the form. */
export const nameOf = (target: string): string => (plainNames.has(target) ? target : `q.${target}`)

/** Whether an input holds what the customer says, and not what is booked. */
export const isAnswerName = (name: string): boolean => plainNames.has(name) || name === 'agree' || name.startsWith('q.')

/** What stands beside an input: another answer than those offered, a drawn signature, files handed in before. */
export const besideName = (target: string, what: 'other' | 'drawn' | 'kept'): string => `${nameOf(target)}.${what}`
export const otherValue = '\u2026'

export type KeptFile = { fileId: string; displayName: string }

export function answersOf(data: FormData, form: RuledForm): Answers {
  const given = questionsOf(form.fields).map((question) => [question.target, answerIn(data, question)])
  return {
    given: Object.fromEntries(given.filter(([, answer]) => !isBlank(answer))),
    agree: data.get('agree') === 'yes',
  }
}

function answerIn(data: FormData, { kind, target }: Question): unknown {
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const other = text(besideName(target, 'other'))
  const chosen = (value: string): string => (value === otherValue ? other : value)
  switch (kind) {
    case 'NUMBER':
      return numberIn(text(nameOf(target)))
    case 'CHECK_BOX':
    case 'CONSENT':
      return data.get(nameOf(target)) === 'yes' ? true : undefined
    case 'CHOICES':
      return data
        .getAll(nameOf(target))
        .map((value) => chosen(String(value)))
        .filter(Boolean)
    case 'CHOICE':
    case 'DROPDOWN':
      return chosen(text(nameOf(target)))
    case 'FILE':
      return keptIn(data, target)
    case 'SIGNATURE':
      return keptIn(data, target) ?? text(nameOf(target))
    default:
      return text(nameOf(target))
  }
}

/** What is no number stays as it was typed, for the check to name. */
function numberIn(text: string): unknown {
  const number = Number(text.replace(',', '.'))
  return text === '' || Number.isNaN(number) ? text : number
}

function keptIn(data: FormData, target: string): KeptFile[] | undefined {
  const kept = data.getAll(besideName(target, 'kept')).map((text) => JSON.parse(String(text)) as KeptFile)
  return kept.length > 0 ? kept : undefined
}

/** The same rules in the browser, while typing, and on the server. The API has the last word, and judges patterns alone. */
export function mistakesIn({ given, agree }: Answers, form: RuledForm, pending: ReadonlySet<string> = none): Mistakes {
  const questions = new Map(askedQuestions(form, given).map((question) => [question.target, question]))
  const found = faultsIn(form, given)
    .filter(({ target, errorType }) => !(errorType === 'REQUIRED_VALUE_ERROR' && pending.has(target)))
    .map((fault) => [nameOf(fault.target), mistakeOf(fault, questions.get(fault.target), given[fault.target])] as const)
  const first = Object.fromEntries(found.toReversed())
  return agree ? first : { ...first, agree: { key: 'site.book.error.agree' } }
}

const none: ReadonlySet<string> = new Set()

/** A fault in the customer's words. */
export function mistakeOf({ errorType, data }: AnswerFault, question: Question | undefined, answer: unknown): Mistake {
  const value = (name: string): { value?: string | number } =>
    data?.[name] === undefined ? {} : { value: data[name] as string | number }
  switch (errorType) {
    case 'REQUIRED_VALUE_ERROR':
      return { key: missing(question) }
    case 'MAX_LENGTH_ERROR':
      return { key: 'form.tooLong', ...value('max') }
    case 'MIN_LENGTH_ERROR':
      return { key: 'form.tooShort', ...value('min') }
    case 'MIN_VALUE_ERROR':
      return { key: 'form.atLeast', ...value('min') }
    case 'MAX_VALUE_ERROR':
      return { key: 'form.atMost', ...value('max') }
    case 'MULTIPLE_OF_VALUE_ERROR':
      return { key: 'form.step', ...value('multipleOf') }
    case 'MIN_ITEMS_ERROR':
      return { key: 'form.choicesMin', ...value('min') }
    case 'MAX_ITEMS_ERROR':
      return { key: 'form.choicesMax', ...value('max') }
    case 'PATTERN_ERROR':
      return { key: 'form.pattern' }
    default:
      return { key: misfit(question, String(answer ?? '')), value: 10 }
  }
}

function missing(question: Question | undefined): MessageKey {
  if (question?.target === 'first_name') return 'site.book.error.name'
  if (question?.kind === 'EMAIL') return 'site.book.error.email'
  return question?.kind === 'CHECK_BOX' || question?.kind === 'CONSENT' ? 'form.tick' : 'form.required'
}

function misfit(question: Question | undefined, answer: string): MessageKey {
  switch (question?.kind) {
    case 'EMAIL':
      return emailMistake(answer)
    case 'PHONE':
      return 'site.book.error.phone'
    case 'URL':
      return 'form.url'
    case 'DATE':
      return 'form.date'
    case 'TIME':
      return 'form.time'
    case 'NUMBER':
      return 'form.number'
    case 'FILE':
    case 'SIGNATURE':
      return 'form.file'
    default:
      return 'form.choose'
  }
}

function emailMistake(email: string): MessageKey {
  const [box, domain, ...rest] = email.split('@')
  if (domain === undefined) return 'site.book.error.emailNoAt'
  return !box || rest.length > 0 || /\s/.test(email) ? 'site.book.error.emailForm' : 'site.book.error.emailEnd'
}
