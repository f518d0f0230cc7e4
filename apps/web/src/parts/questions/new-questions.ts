import { type RuledForm, visibleQuestions } from '@kalends/contract/form-rules'
import type { Answers } from './form-answers.ts'

/** Name of the field with the questions that were shown at submit. */
export const shownQuestionsField = 'shown'

/** Returns the questions these answers lead to, as the value of `shownQuestionsField`. */
export const writeShownQuestions = (form: RuledForm, answers: Answers | undefined): string =>
  visibleQuestions(form, answers?.given ?? {})
    .map(({ target }) => target)
    .join(' ')

/** Returns true if the answers lead to questions the page did not show. Without scripts they must be shown first. */
export function hasNewQuestions(form: RuledForm, answers: Answers, sent: FormData): boolean {
  const shown = sent.get(shownQuestionsField)
  if (typeof shown !== 'string') return false
  const known = new Set(shown.split(' '))
  return visibleQuestions(form, answers.given).some(({ target }) => !known.has(target))
}
