import { type AnswerErrorType, type AnswerFault, type RuledForm, toQuestions } from '@kalends/contract/form-rules'
import type { KalendsError } from '@kalends/sdk'
import { type Answers, type Mistakes, toMistake } from './form-answers.ts'
import { inputName } from './names.ts'

/**
 * Maps the API's violations to their fields; undefined if it refused for another reason. `toTarget` names the question of
 * a field where several forms are shown as one.
 */
export function refusedAnswers(
  error: KalendsError,
  form: RuledForm,
  { given }: Answers,
  toTarget = (_field: string, target: string): string => target,
): Mistakes | undefined {
  const questions = new Map(toQuestions(form.fields).map((question) => [question.target, question]))
  const found = error.fieldViolations.flatMap(({ field, data }) => {
    const { errorType, errorPath, ...rest } = data as Record<string, unknown>
    if (typeof errorPath !== 'string' || errorPath === '') return []
    const target = toTarget(field, errorPath)
    const fault: AnswerFault = { target, errorType: errorType as AnswerErrorType, data: rest }
    return [[inputName(target), toMistake(fault, questions.get(target), given[target])] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
