import { questionKind, richLines, toQuestion } from '@kalends/contract/form-rules'
import { createTranslate, useLanguage, useT } from '../../lib/translate.tsx'
import { inputName } from '../../parts/questions/names.ts'
import { QuestionField } from '../../parts/questions/question-field.tsx'
import questions from '../../parts/questions/questions.module.css'
import { RichLines } from '../../parts/questions/rich-lines.tsx'
import styles from '../book/book.module.css'
import type { BookData } from '../data/book.ts'
import type { Mistakes } from '../data/form-answers.ts'

/** The questions, under the name of the staff member if the customer chose one. */
export type Asking = Pick<BookData, 'form' | 'hold' | 'staffName'>

type Props = {
  data: Asking
  shown: ReadonlyMap<string, boolean>
  mistakes: Mistakes
  answers: Record<string, unknown>
  readOnly: boolean
}

/** The questions of the booking form that the answers so far lead to. */
export function QuestionFields({ data, shown, mistakes, answers, readOnly }: Props) {
  const t = useT()
  const tForm = createTranslate(useLanguage(), { ...data.form.messages })
  const errorFor = (target: string): string | undefined => {
    const mistake = mistakes[inputName(target)]
    if (!mistake) return undefined
    const { key, value } = mistake
    return (key.startsWith('form.') ? tForm : t)(key, value === undefined ? {} : { value: String(value) })
  }
  return (
    <div className={`${styles.group} ${styles.first} ${styles.fields}`}>
      {data.form.fields.map((field) => {
        const kind = questionKind(field)
        if (kind === 'TEXT' && !field.hidden) {
          const content = field.displayOptions?.richContentOptions?.richContent
          return (
            <div key={field.id} className={`${styles.wide} ${questions.words}`}>
              <RichLines lines={richLines(content)} />
            </div>
          )
        }
        if (kind === 'PAGE_BREAK') return <hr key={field.id} className={`${styles.wide} ${questions.break}`} />
        const question = toQuestion(field)
        const required = shown.get(field.id ?? '')
        if (!question || required === undefined) return null
        const requested = { ...question, required, label: labelIn(data, question, t) }
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
}

/** Returns the label in the reader's language for the default questions, until the business changes their wording. */
function labelIn(
  data: Asking,
  { target, label }: { target: string; label: string },
  t: ReturnType<typeof useT>,
): string {
  const own = Object.hasOwn(defaultLabels, target) ? defaultLabels[target] : undefined
  if (own?.labels.includes(label)) return t(own.key)
  if (target !== 'message' || label !== 'Message') return label
  const person = (data.hold?.staffName ?? data.staffName)?.split(' ')[0]
  return person ? t('form.book.messageFor', { name: person }) : t('form.book.message')
}
