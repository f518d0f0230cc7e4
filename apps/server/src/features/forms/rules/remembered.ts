import { type Choice, type QuestionKind, visibleQuestions } from '@kalends/contract/form-rules'
import type { Asking } from './fields.ts'

/** A question as answered, stored with its answer because forms change. */
export type RememberedQuestion = {
  id: string
  target: string
  kind: QuestionKind
  label: string
  choices: readonly Choice[]
}

/** The questions these answers were given to, in their order. */
export function rememberedQuestions(form: Asking, answers: Readonly<Record<string, unknown>>): RememberedQuestion[] {
  return visibleQuestions(form, answers).map(({ id, target, kind, label, choices }) => {
    return { id, target, kind, label, choices }
  })
}

/** Returns an answer as text: choices by label, files by name. */
export function answerInWords({ kind, choices }: RememberedQuestion, answer: unknown): string {
  if (answer === undefined || answer === null) return ''
  if (Array.isArray(answer)) return answer.map((entry) => entryInWords(choices, entry)).join(', ')
  return kind === 'CHOICE' || kind === 'DROPDOWN' ? entryInWords(choices, answer) : String(answer).trim()
}

function entryInWords(choices: readonly Choice[], entry: unknown): string {
  if (typeof entry === 'object' && entry !== null && 'displayName' in entry) return String(entry.displayName)
  return choices.find(({ value }) => value === String(entry))?.label ?? String(entry)
}
