import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { createTranslate, useLanguage, useT } from '../../lib/translate.tsx'
import type { LoadedForm } from '../../parts/questions/load-form.ts'
import { shownQuestionsField } from '../../parts/questions/new-questions.ts'
import { fileQuestions } from '../../parts/questions/pending-files.ts'
import { QuestionFields } from '../../parts/questions/question-fields.tsx'
import { useFieldErrors } from '../../parts/questions/use-field-errors.ts'
import { useShownQuestions } from '../../parts/questions/use-shown-questions.ts'
import { useTypedText } from '../../parts/questions/use-typed-text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { Outcome } from '../book/act.ts'
import book from '../book/book.module.css'
import styles from '../booking/booking.module.css'
import { FormNotice } from '../parts/form-notice.tsx'

type Props = { form: LoadedForm; staffName: string | null; token: string; outcome: Outcome | undefined }

/** The intake questions, validated like those of the booking form. */
export function IntakeForm({ form: requested, staffName, token, outcome }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const t = useT()
  const tForm = createTranslate(useLanguage(), { ...requested.messages })
  const sending = useNavigation().state === 'submitting'
  const { mistakes, refused, check, refuse } = useFieldErrors(form, requested, outcome)
  const { shown, word, look } = useShownQuestions(form, requested, outcome)
  useTypedText(form, token, look)
  const count = refused ? Object.keys(mistakes).length : 0
  return (
    <Form
      ref={form}
      method="post"
      encType={fileQuestions(requested).length > 0 ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
      onBlur={check}
      onInput={(event) => {
        look()
        check(event)
      }}
      onSubmit={refuse}
      aria-busy={sending || undefined}
    >
      {/* The terms were agreed to with the booking. */}
      <input type="hidden" name="agree" value="yes" />
      <input type="hidden" name={shownQuestionsField} value={word} />
      {outcome?.waitMinutes && (
        <FormNotice key={outcome.attempt}>{tForm('form.book.throttled', { minutes: outcome.waitMinutes })}</FormNotice>
      )}
      {outcome?.more && <FormNotice key={outcome.attempt}>{tForm('form.more')}</FormNotice>}
      {count > 0 && <FormNotice seen={false}>{t('form.book.mistakes', { count })}</FormNotice>}
      <QuestionFields
        className={`${book.group} ${book.first}`}
        form={requested}
        staffName={staffName}
        shown={shown}
        mistakes={mistakes}
        answers={outcome?.answers.given ?? {}}
        readOnly={sending}
      />
      <div className={styles.buttons}>
        <Button look="filled" busy={sending} type={sending ? 'button' : 'submit'}>
          {tForm(sending ? 'form.after.sending' : 'form.after.send')}
        </Button>
        <LinkButton look="quiet" to={paths.booking(token)}>
          {tForm('form.after.back')}
        </LinkButton>
      </div>
    </Form>
  )
}
