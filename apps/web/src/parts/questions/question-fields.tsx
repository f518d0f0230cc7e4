import { questionKind, richLines, toQuestion } from '@kalends/contract/form-rules'
import { createTranslate, useLanguage, useT } from '../../lib/translate.tsx'
import type { Mistakes } from './form-answers.ts'
import type { LoadedForm } from './load-form.ts'
import { inputName } from './names.ts'
import { QuestionField } from './question-field.tsx'
import questions from './questions.module.css'
import { RichLines } from './rich-lines.tsx'

type Props = {
  form: LoadedForm
  /** The staff member of a booking, if the customer chose one: a message is for them. */
  staffName?: string | null
  shown: ReadonlyMap<string, boolean>
  mistakes: Mistakes
  answers: Record<string, unknown>
  readOnly: boolean
  className?: string | undefined
}

/** The questions of a form that the answers so far lead to. */
export function QuestionFields({ form, staffName = null, shown, mistakes, answers, readOnly, className = '' }: Props) {
  const t = useT()
  const tForm = createTranslate(useLanguage(), { ...form.messages })
  const errorFor = (target: string): string | undefined => {
    const mistake = mistakes[inputName(target)]
    if (!mistake) return undefined
    const { key, value } = mistake
    return (key.startsWith('form.') ? tForm : t)(key, value === undefined ? {} : { value: String(value) })
  }
  return (
    <div className={`${questions.fields} ${className}`}>
      {form.fields.map((field) => {
        const kind = questionKind(field)
        if (kind === 'TEXT' && !field.hidden) {
          const content = field.displayOptions?.richContentOptions?.richContent
          return (
            <div key={field.id} className={`${questions.wide} ${questions.words}`}>
              <RichLines lines={richLines(content)} />
            </div>
          )
        }
        if (kind === 'PAGE_BREAK') return <hr key={field.id} className={`${questions.wide} ${questions.break}`} />
        const question = toQuestion(field)
        const required = shown.get(field.id ?? '')
        if (!question || required === undefined) return null
        const requested = { ...question, required, label: labelIn(staffName, question, t) }
        return (
          <QuestionField
            key={question.id}
            question={requested}
            answer={answers[question.target]}
            error={errorFor(question.target)}
            readOnly={readOnly}
            tForm={tForm}
          />
        )
      })}
    </div>
  )
}

/** Labels of the default questions, and the message that replaces them. */
const defaultLabels: Record<string, { labels: readonly string[]; key: Parameters<ReturnType<typeof useT>>[0] }> = {
  first_name: { labels: ['First name'], key: 'form.book.firstName' },
  last_name: { labels: ['Last name'], key: 'form.book.lastName' },
  // NOTE: forms made by earlier versions say "E-mail".
  email: { labels: ['Email', 'E-mail'], key: 'form.book.email' },
  phone: { labels: ['Phone'], key: 'form.book.phone' },
  address: { labels: ['Address'], key: 'form.book.address' },
}

/** Returns the label in the reader's language for the default questions, until the business changes their wording. */
function labelIn(
  staffName: string | null,
  { target, label }: { target: string; label: string },
  t: ReturnType<typeof useT>,
): string {
  const own = Object.hasOwn(defaultLabels, target) ? defaultLabels[target] : undefined
  if (own?.labels.includes(label)) return t(own.key)
  if (target !== 'message' || label !== 'Message') return label
  const person = staffName?.split(' ')[0]
  return person ? t('form.book.messageFor', { name: person }) : t('form.book.message')
}
