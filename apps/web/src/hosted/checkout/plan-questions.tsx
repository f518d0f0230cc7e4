import { PageMessages, useT } from '../../lib/translate.tsx'
import { Captcha } from '../../parts/captcha/captcha.tsx'
import type { Challenge } from '../../parts/captcha/challenge.ts'
import type { Mistakes } from '../../parts/questions/form-answers.ts'
import type { LoadedForm } from '../../parts/questions/load-form.ts'
import { QuestionFields } from '../../parts/questions/question-fields.tsx'
import { Alert } from '../../ui/alert.tsx'
import styles from '../plan-checkout/checkout-page.module.css'
import type { CheckoutOutcome } from './act-checkout.ts'

type Props = {
  requested: LoadedForm
  challenge: Challenge | null
  shown: ReadonlyMap<string, boolean>
  mistakes: Mistakes
  outcome: CheckoutOutcome | undefined
  busy: boolean
}

/** The questions of plans, under the messages of forms. */
export function PlanQuestions(props: Props) {
  return (
    <PageMessages messages={props.requested.messages}>
      <Questions {...props} />
    </PageMessages>
  )
}

function Questions({ requested, challenge, shown, mistakes, outcome, busy }: Props) {
  const t = useT()
  const { agree: _, ...answered } = mistakes
  const count = Object.keys(answered).length
  return (
    <>
      {outcome?.more && (
        <Alert tone="warn" tabIndex={-1}>
          {t('form.more')}
        </Alert>
      )}
      {outcome?.mistakes && count > 0 && <p role="status">{t('form.book.mistakes', { count })}</p>}
      <QuestionFields
        className={styles.questions}
        form={requested}
        shown={shown}
        mistakes={mistakes}
        answers={outcome?.answers.given ?? {}}
        readOnly={busy}
      />
      <Captcha form="FORMS" challenge={challenge ?? undefined} without={t('form.book.captchaNoScripts')} />
    </>
  )
}
