import type { bookings } from '@kalends/contract'
import { answerInWords, type Form, type RememberedQuestion, rememberedQuestions } from '../../forms/index.ts'

type Answers = Readonly<Record<string, unknown>>

/** Returns answers other than contact details by field, in the older API shape. */
export function additionalFields(form: Form, answers: Answers): bookings.CustomFormField[] {
  const mapped = new Set(form.fields.filter((it) => it.inputOptions?.contactMapping).map(({ id }) => id))
  const questions = rememberedQuestions(form, answers)
  return answeredFields(
    questions.filter(({ id }) => !mapped.has(id)),
    answers,
  )
}

/** Returns additional fields as sent, with the questions of the form that they answer as labels. */
export function withLabels(form: Form, sent: readonly bookings.CustomFormField[]): bookings.CustomFormField[] {
  const labels = new Map(rememberedQuestions(form, {}).map(({ id, label }) => [id, label]))
  return sent.map(({ id, value, valueType }) => {
    const label = labels.get(id ?? '')
    return { id, value: value ?? '', ...(label ? { label } : {}), valueType: valueType ?? 'SHORT_TEXT' }
  })
}

/** Returns the answers to these questions as text. */
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
