import type { Question } from '@kalends/contract/form-rules'
import type { Translate } from '../../lib/translate.tsx'

/** Props of the field of every question type. */
export type QuestionProps = {
  question: Question
  answer: unknown
  error: string | undefined
  readOnly: boolean
  /** Translates the messages around questions. */
  tForm: Translate
}
