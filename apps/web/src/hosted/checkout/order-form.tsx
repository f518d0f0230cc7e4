import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useReaderZone } from '../../lib/own-zone.ts'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import type { Challenge } from '../../parts/captcha/challenge.ts'
import type { LoadedForm } from '../../parts/questions/load-form.ts'
import { shownQuestionsField } from '../../parts/questions/new-questions.ts'
import { fileQuestions } from '../../parts/questions/pending-files.ts'
import { useFieldErrors } from '../../parts/questions/use-field-errors.ts'
import { useShownQuestions } from '../../parts/questions/use-shown-questions.ts'
import { useTypedText } from '../../parts/questions/use-typed-text.ts'
import type { Card } from '../../parts/saved-cards/list-cards.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { AnchorButton, Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Choice } from '../../ui/choice.tsx'
import { SavedCards } from '../pay/saved-cards.tsx'
import styles from '../plan-checkout/checkout-page.module.css'
import { CouponField } from '../plan-checkout/coupon-field.tsx'
import type { CheckoutOutcome, CheckoutProblem } from './act-checkout.ts'
import { ContactFields } from './contact-fields.tsx'
import type { CheckoutData, CheckoutLine, PaymentChoice } from './load-checkout.ts'
import { PlanQuestions } from './plan-questions.tsx'

type Props = {
  checkout: CheckoutData
  /** The cart of the front end; null if it has none. */
  cartUrl: string | null
  /** The questions that plans ask, and whether there are any. */
  form: LoadedForm
  asks: boolean
  /** Of the captcha, if the business requires one for forms. */
  challenge: Challenge | null
  /** The saved cards of the member, and the key of the first attempt to charge one. */
  cards: readonly Card[]
  attempt: string
  outcome: CheckoutOutcome | undefined
}

/** Contact details, payment, coupon, the questions of plans, terms, and the button that orders. */
export function OrderForm({ checkout, cartUrl, form: requested, asks, challenge, cards, attempt, outcome }: Props) {
  const t = useT()
  const formats = useFormats()
  const { name: siteName, timeZone } = useSite()
  const clock = useReaderZone(timeZone)
  const busy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const { choices, couponCode, couponProblem, currency, heldUntil, lines, total } = checkout
  const typed = outcome?.typed ?? {}
  const first = choices.find(({ option }) => option === typed['option']) ?? choices[0]
  const [option, setOption] = useState(first?.option)
  const chosen = choices.find((choice) => choice.option === option) ?? first
  const { mistakes, check, refuse } = useFieldErrors(form, requested, outcome)
  const { shown, word, look } = useShownQuestions(form, requested, outcome)
  useTypedText(form, checkout.id, look)
  const problem = mistakes['agree'] ? 'terms' : outcome?.problem
  useEffect(() => {
    if (problem && !busy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [problem, busy])
  const money = (value: string) => formats.money({ value, currency })
  const isGone = lines.some(({ isAvailable }) => !isAvailable)
  const toCart = cartUrl !== null && (
    <AnchorButton full href={cartUrl}>
      {t('checkout.cart.back')}
    </AnchorButton>
  )
  if (isGone || !chosen || !requested.open) {
    const problem = isGone
      ? 'checkout.cart.problem.taken'
      : chosen
        ? 'checkout.plan.problem.form'
        : 'checkout.cart.problem.provider'
    return (
      <>
        <Alert tone="warn">{t(problem, { name: siteName })}</Alert>
        {toCart}
      </>
    )
  }
  const isPaidNow = Number(chosen.payNow) > 0
  const trial = lines.find(({ trialDays }) => trialDays > 0)
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
      <input type="hidden" name="total" value={total} />
      <input type="hidden" name={shownQuestionsField} value={word} />
      {problem && <ProblemAlert problem={problem} why={problem === outcome?.problem ? outcome.why : undefined} />}
      {heldUntil && (
        <p className="k-2" role="status">
          {t('checkout.cart.held', { time: formats.time(heldUntil, clock) })}
        </p>
      )}
      {asks && (
        <PlanQuestions
          requested={requested}
          challenge={challenge}
          shown={shown}
          mistakes={mistakes}
          outcome={outcome}
          busy={busy}
        />
      )}
      {checkout.needsContact && <ContactFields checkout={checkout} typed={typed} />}
      {choices.length > 1 && (
        <Choice
          legend={t('checkout.cart.payment')}
          name="option"
          value={chosen.option}
          onChange={(value) => setOption(value as PaymentChoice['option'])}
          options={choices.map((choice) => ({
            value: choice.option,
            label: t(`checkout.cart.option.${choice.option}`),
            end: money(choice.payNow),
          }))}
        />
      )}
      {isPaidNow && <SavedCards cards={cards} attempt={attempt} outcome={outcome} />}
      {checkout.hasPlans && checkout.orderId === null && (
        <CouponField
          code={typed['coupon'] || (couponCode ?? '')}
          error={couponProblem ? t(`checkout.plan.refused.${couponProblem}` as never) : undefined}
          intent="coupon"
        />
      )}
      <Due chosen={chosen} trialDays={trial?.trialDays} money={money} />
      <Agreement lines={lines} agreed={outcome?.answers.agree} />
      <Button look="filled" large full busy={busy}>
        {isPaidNow
          ? t('checkout.plan.pay', { amount: money(chosen.payNow) })
          : t(trial ? 'checkout.plan.trialButton' : 'checkout.cart.order')}
      </Button>
      {toCart}
    </Form>
  )
}

/** Why nothing was ordered. */
function ProblemAlert({ problem, why }: { problem: CheckoutProblem; why: string | undefined }) {
  const t = useT()
  const { name } = useSite()
  return (
    <Alert tabIndex={-1}>
      {problem === 'captcha' ? t('hosted.problem.captchaFailed') : t(`checkout.cart.problem.${problem}`, { name })}
      {why && ` ${why}`}
    </Alert>
  )
}

type DueProps = { chosen: PaymentChoice; trialDays: number | undefined; money: (value: string) => string }

/** What is paid now, and what later. */
function Due({ chosen, trialDays, money }: DueProps) {
  const t = useT()
  return (
    <dl className={styles.lines}>
      <div>
        <dt>{t('checkout.cart.dueNow')}</dt>
        <dd className="k-num">{money(chosen.payNow)}</dd>
      </div>
      {Number(chosen.payLater) > 0 && (
        <div>
          <dt>{trialDays ? t('checkout.cart.dueAfterTrial', { days: trialDays }) : t('checkout.cart.dueLater')}</dt>
          <dd className="k-num">{money(chosen.payLater)}</dd>
        </div>
      )}
    </dl>
  )
}

/** The terms of the plans, and the box that agrees to all terms. */
function Agreement({ lines, agreed }: { lines: readonly CheckoutLine[]; agreed: boolean | undefined }) {
  const t = useT()
  const { name: siteName } = useSite()
  const planTerms = lines.flatMap(({ id, name, terms }) => (terms ? [{ id, name, terms }] : []))
  return (
    <>
      {planTerms.map(({ id, name, terms }) => (
        <PlanTerms key={id} label={`${t('checkout.plan.terms')}: ${name}`}>
          {terms}
        </PlanTerms>
      ))}
      <CheckBox
        name="agree"
        defaultChecked={agreed}
        label={t.rich(
          planTerms.length > 0 ? 'checkout.cart.agreeAll' : 'checkout.plan.agreeSite',
          { name: siteName },
          {
            link: (words) => (
              <Link to={paths.terms()} target="_blank">
                {words}
              </Link>
            ),
          },
        )}
      />
    </>
  )
}

function PlanTerms({ label, children }: { label: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text has to be reached by keyboard
    <section dir="auto" className={styles.terms} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
