import { type RuledForm, visibleQuestions } from '@kalends/contract/form-rules'
import type { Answers } from './answers.ts'

/** Tells which questions stood on the page when the button was pressed. */
export const shownName = 'shown'

/** The questions these answers lead to, as one word for `shownName`. */
export const shownWord = (form: RuledForm, answers: Answers | undefined): string =>
  visibleQuestions(form, answers?.given ?? {})
    .map(({ target }) => target)
    .join(' ')

/** Without scripts an answer may lead to a question that was not there to be answered: it is shown first. */
export function hasNewQuestions(form: RuledForm, answers: Answers, sent: FormData): boolean {
  const shown = sent.get(shownName)
  if (typeof shown !== 'string') return false
  const known = new Set(shown.split(' '))
  return visibleQuestions(form, answers.given).some(({ target }) => !known.has(target))
}
