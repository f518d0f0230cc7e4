import {
  type AnswerFault,
  faultsIn,
  isPlainlySpelled,
  plainEmail,
  type Question,
  type RuledForm,
  visibleQuestions,
} from '@kalends/contract/form-rules'
import type { MessageKey } from '../../lib/messages/store.ts'
import { inputName } from './names.ts'
import { readAnswers } from './read-answers.ts'

/** What the customer entered: answers by target, for the questions on the page, and the accepted terms. */
export type Answers = { given: Record<string, unknown>; agree: boolean }

/** What is wrong with a field, with the value its message names. */
export type Mistake = { key: MessageKey; value?: string | number }
/** By the name of the input. */
export type Mistakes = Record<string, Mistake>

export function readFormAnswers(data: FormData, form: RuledForm): Answers {
  return { given: readAnswers(data, form), agree: data.get('agree') === 'yes' }
}

/** Validates with the same rules in the browser and on the server. The API decides; only it checks patterns. */
export function findMistakes(
  { given, agree }: Answers,
  form: RuledForm,
  pending: ReadonlySet<string> = none,
): Mistakes {
  const questions = new Map(visibleQuestions(form, given).map((question) => [question.target, question]))
  const found = faultsIn(form, given)
    .filter(({ target, errorType }) => !(errorType === 'REQUIRED_VALUE_ERROR' && pending.has(target)))
    .map(
      (fault) => [inputName(fault.target), toMistake(fault, questions.get(fault.target), given[fault.target])] as const,
    )
  const first = Object.fromEntries(found.toReversed())
  return agree ? first : { ...first, agree: { key: 'form.book.error.agree' } }
}

const none: ReadonlySet<string> = new Set()

/** Translates a fault of the form rules into a message key. */
export function toMistake({ errorType, data }: AnswerFault, question: Question | undefined, answer: unknown): Mistake {
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
  if (question?.target === 'first_name') return 'form.book.error.name'
  if (question?.kind === 'EMAIL') return 'form.book.error.email'
  return question?.kind === 'CHECK_BOX' || question?.kind === 'CONSENT' ? 'form.tick' : 'form.required'
}

function misfit(question: Question | undefined, answer: string): MessageKey {
  switch (question?.kind) {
    case 'EMAIL':
      return emailMistake(answer)
    case 'PHONE':
      return 'form.book.error.phone'
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
  if (!isPlainlySpelled(plainEmail(email))) return 'form.book.error.emailHidden'
  const [box, domain, ...rest] = email.split('@')
  if (domain === undefined) return 'form.book.error.emailNoAt'
  return !box || rest.length > 0 || /\s/.test(email) ? 'form.book.error.emailForm' : 'form.book.error.emailEnd'
}
