import { questionKind, richLines, toQuestion, visibleQuestions } from '@kalends/contract/form-rules'
import { useRef, useState } from 'react'
import type { Messages } from '../../lib/messages/store.ts'
import { createTranslate, useLanguage, useT } from '../../lib/translate.tsx'
import { QuestionField } from '../../parts/questions/question-field.tsx'
import questions from '../../parts/questions/questions.module.css'
import { readAnswers } from '../../parts/questions/read-answers.ts'
import { RichLines } from '../../parts/questions/rich-lines.tsx'
import type { Draft } from '../forms/draft.ts'
import styles from '../forms/forms.module.css'

/** A working preview at phone width, including conditions. Nothing is submitted. */
export function Preview({ draft, words }: { draft: Draft; words: Messages }) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const around = createTranslate(useLanguage(), words)
  const [given, setGiven] = useState<Record<string, unknown>>({})
  const shown = new Map(visibleQuestions(draft, given).map((question) => [question.id, question]))
  const look = (): void => {
    if (form.current) setGiven(readAnswers(new FormData(form.current), draft))
  }
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview" className={styles.heading}>
        {t('forms.preview')}
      </h2>
      <form ref={form} className={styles.phone} noValidate onInput={look} onSubmit={(event) => event.preventDefault()}>
        {draft.fields.length === 0 && <p className="k-3">{t('forms.previewEmpty')}</p>}
        {draft.fields.map((field) => {
          const kind = questionKind(field)
          const content = field.displayOptions?.richContentOptions?.richContent
          if (kind === 'TEXT' && !field.hidden) {
            return (
              <div key={field.id} className={questions.words}>
                <RichLines lines={richLines(content)} />
              </div>
            )
          }
          if (kind === 'PAGE_BREAK') return <hr key={field.id} className={questions.break} />
          const question = toQuestion(field) && shown.get(field.id ?? '')
          if (!question) return null
          const key = `${field.id} ${question.label} ${question.choices.length}`
          return (
            <QuestionField
              key={key}
              question={question}
              tForm={around}
              answer={undefined}
              error={undefined}
              readOnly={false}
            />
          )
        })}
      </form>
    </section>
  )
}
