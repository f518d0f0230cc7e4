import type { bookings } from '@kalends/contract'
import { answerInWords, type Form, type RememberedQuestion, rememberedQuestions } from '../../forms/index.ts'

type Answers = Readonly<Record<string, unknown>>

/** Answers that are not the contact's, by field, as the older part of the wire shows them. */
export function additionalFields(form: Form, answers: Answers): bookings.CustomFormField[] {
  const mapped = new Set(form.fields.filter((it) => it.inputOptions?.contactMapping).map(({ id }) => id))
  const questions = rememberedQuestions(form, answers)
  return answeredFields(
    questions.filter(({ id }) => !mapped.has(id)),
    answers,
  )
}

/** The answers to these questions, in words. */
export function answeredFields(questions: readonly RememberedQuestion[], answers: Answers): bookings.CustomFormField[] {
  return questions.flatMap((question) => {
    const { id, target, label } = question
    const value = answerInWords(question, Object.hasOwn(answers, target) ? answers[target] : undefined)
    return value === '' ? [] : [{ id, value, label, valueType: valueType(question) }]
  })
}

function valueType({ kind }: RememberedQuestion): bookings.ValueType {
  if (kind === 'CHECK_BOX' || kind === 'CONSENT') return 'CHECK_BOX'
  return kind === 'LONG_TEXT' ? 'LONG_TEXT' : 'SHORT_TEXT'
}
