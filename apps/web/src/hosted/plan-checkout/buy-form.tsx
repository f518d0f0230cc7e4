import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useSite } from '../../lib/site.ts'
import { PageMessages, useFormats, useT } from '../../lib/translate.tsx'
import { Captcha } from '../../parts/captcha/captcha.tsx'
import type { Mistakes } from '../../parts/questions/form-answers.ts'
import { shownQuestionsField } from '../../parts/questions/new-questions.ts'
import { fileQuestions } from '../../parts/questions/pending-files.ts'
import { QuestionFields } from '../../parts/questions/question-fields.tsx'
import { useFieldErrors } from '../../parts/questions/use-field-errors.ts'
import { useShownQuestions } from '../../parts/questions/use-shown-questions.ts'
import { useTypedText } from '../../parts/questions/use-typed-text.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { TextField } from '../../ui/field.tsx'
import { SavedCards } from '../pay/saved-cards.tsx'
import type { BuyOutcome, BuyProblem } from './act-checkout.ts'
import styles from './checkout-page.module.css'
import { CouponField } from './coupon-field.tsx'
import type { Checkout } from './load-checkout.ts'
import { planPrice } from './plan-price.ts'

type Props = { checkout: Checkout; checkoutData: string; outcome: BuyOutcome | undefined }

/** Coupon, start date, the plan's questions, terms, and the button that goes to the payment. */
export function BuyForm({ checkout, checkoutData, outcome }: Props) {
  const t = useT()
  const formats = useFormats()
  const site = useSite()
  const busy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const { plan, choice, order, bought, today, form: requested } = checkout
  const { mistakes, check, refuse } = useFieldErrors(form, requested, outcome)
  const { shown, word, look } = useShownQuestions(form, requested, outcome)
  useTypedText(form, plan.id ?? '', look)
  const problem = mistakes['agree'] ? 'terms' : outcome?.problem
  const alert = problem ?? checkout.problem?.code
  useEffect(() => {
    if (alert && !busy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [alert, busy])
  if (!order || !requested.open) {
    const reason = order ? 'checkout.plan.problem.form' : 'checkout.plan.problem.limit'
    return <Alert tone="warn">{t(reason, { name: site.name })}</Alert>
  }
  const price = planPrice(order)
  const isFree = Number(price.first.total ?? 0) === 0 && Number(price.later ?? 0) === 0
  const button = isFree ? 'free' : price.trialDays > 0 ? 'trialButton' : Number(price.dueNow) === 0 ? 'free' : 'pay'
  const errorAt = (field: 'coupon' | 'start') =>
    checkout.problem?.field === field ? t(`checkout.plan.refused.${checkout.problem.code}` as never) : undefined
  return (
    <Form
      ref={form}
      method="post"
      className={styles.form}
      encType={fileQuestions(requested).length > 0 ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
      preventScrollReset
      onBlur={check}
      onInput={(event) => {
        look()
        check(event)
      }}
      onSubmit={(event) => (busy ? event.preventDefault() : refuse(event))}
    >
      <input type="hidden" name={shownQuestionsField} value={word} />
      <input type="hidden" name="checkoutData" value={checkoutData} />
      <input type="hidden" name="bought" value={bought} />
      <input type="hidden" name="shownCoupon" value={checkout.problem?.field === 'coupon' ? '' : choice.coupon} />
      <input type="hidden" name="total" value={price.first.total ?? '0'} />
      {problem && <ProblemAlert problem={problem} />}
      <CouponField code={choice.coupon} error={errorAt('coupon')} intent="update" />
      {plan.allowFutureStartDate && (
        <TextField
          label={t('checkout.plan.start')}
          name="start"
          type="date"
          min={today}
          defaultValue={choice.start || today}
          error={errorAt('start')}
        />
      )}
      {plan.formId && (
        <PageMessages messages={requested.messages}>
          <Questions checkout={checkout} shown={shown} mistakes={mistakes} outcome={outcome} busy={busy} />
        </PageMessages>
      )}
      {Number(price.dueNow) > 0 && <SavedCards cards={checkout.cards} attempt={checkout.attempt} outcome={outcome} />}
      {price.later && checkout.cards.length > 0 && <p className="k-2">{t('checkout.plan.renewalCard')}</p>}
      {plan.termsAndConditions && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text has to be reached by keyboard
        <section dir="auto" className={styles.terms} tabIndex={0} aria-label={t('checkout.plan.terms')}>
          {plan.termsAndConditions}
        </section>
      )}
      <CheckBox
        name="agree"
        defaultChecked={outcome?.answers.agree}
        label={t.rich(
          plan.termsAndConditions ? 'checkout.plan.agree' : 'checkout.plan.agreeSite',
          { name: site.name },
          {
            link: (words) => (
              <Link to={paths.terms()} target="_blank">
                {words}
              </Link>
            ),
          },
        )}
      />
      <Button look="filled" large full busy={busy}>
        {t(`checkout.plan.${button}`, {
          amount: formats.money({ value: price.dueNow, currency: price.currency }),
        })}
      </Button>
    </Form>
  )
}

/** Why the plan was not bought. */
function ProblemAlert({ problem }: { problem: BuyProblem }) {
  const t = useT()
  const { name } = useSite()
  return (
    <Alert tabIndex={-1}>
      {problem === 'captcha' ? t('hosted.problem.captchaFailed') : t(`checkout.plan.problem.${problem}`, { name })}
      {problem === 'boughtBefore' && (
        <>
          {' '}
          <Link to={paths.account()}>{t('checkout.plan.account')}</Link>
        </>
      )}
    </Alert>
  )
}

type QuestionsProps = {
  checkout: Checkout
  shown: ReadonlyMap<string, boolean>
  mistakes: Mistakes
  outcome: BuyOutcome | undefined
  busy: boolean
}

/** The questions of the plan's form, under the messages of forms. */
function Questions({ checkout, shown, mistakes, outcome, busy }: QuestionsProps) {
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
        form={checkout.form}
        shown={shown}
        mistakes={mistakes}
        answers={outcome?.answers.given ?? {}}
        readOnly={busy}
      />
      <Captcha form="FORMS" challenge={checkout.challenge ?? undefined} without={t('form.book.captchaNoScripts')} />
    </>
  )
}
