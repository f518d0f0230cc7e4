import { type AnswerErrorType, type AnswerFault, type RuledForm, toQuestions } from '@kalends/contract/form-rules'
import type { KalendsError } from '@kalends/sdk'
import { inputName } from '../../parts/questions/names.ts'
import { type Answers, type Mistakes, toMistake } from './form-answers.ts'
import { questionTarget } from './intake.ts'

/** Maps the API's violations to their fields; undefined if it refused for another reason. */
export function refusedAnswers(error: KalendsError, form: RuledForm, { given }: Answers): Mistakes | undefined {
  const questions = new Map(toQuestions(form.fields).map((question) => [question.target, question]))
  const found = error.fieldViolations.flatMap(({ field, data }) => {
    const { errorType, errorPath, ...rest } = data as Record<string, unknown>
    if (typeof errorPath !== 'string' || errorPath === '') return []
    const target = questionTarget(field, errorPath)
    const fault: AnswerFault = { target, errorType: errorType as AnswerErrorType, data: rest }
    return [[inputName(target), toMistake(fault, questions.get(target), given[target])] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
