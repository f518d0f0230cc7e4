import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { TextField } from '../../ui/field.tsx'
import type { BuyProblem } from './act-checkout.ts'
import styles from './checkout-page.module.css'
import type { Checkout } from './load-checkout.ts'
import { planPrice } from './plan-price.ts'

type Props = { checkout: Checkout; checkoutData: string; problem: BuyProblem | undefined }

/** Coupon, start date, terms, and the button that goes to the payment. */
export function BuyForm({ checkout, checkoutData, problem }: Props) {
  const t = useT()
  const formats = useFormats()
  const site = useSite()
  const busy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const { plan, choice, order, bought, today } = checkout
  const alert = problem ?? checkout.problem?.code
  useEffect(() => {
    if (alert && !busy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [alert, busy])
  if (!order || plan.formId) {
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
      noValidate
      preventScrollReset
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <input type="hidden" name="checkoutData" value={checkoutData} />
      <input type="hidden" name="bought" value={bought} />
      <input type="hidden" name="shownCoupon" value={checkout.problem?.field === 'coupon' ? '' : choice.coupon} />
      <input type="hidden" name="total" value={price.first.total ?? '0'} />
      {problem && (
        <Alert tabIndex={-1}>
          {t(`checkout.plan.problem.${problem}`, { name: site.name })}
          {problem === 'boughtBefore' && (
            <>
              {' '}
              <Link to={paths.account()}>{t('checkout.plan.account')}</Link>
            </>
          )}
        </Alert>
      )}
      <div className={styles.code}>
        <TextField
          label={t('checkout.plan.coupon')}
          optional={t('common.optional')}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={20}
          defaultValue={choice.coupon}
          error={errorAt('coupon')}
        />
        <Button name="intent" value="update">
          {t('checkout.plan.apply')}
        </Button>
      </div>
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
      {plan.termsAndConditions && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text has to be reached by keyboard
        <section dir="auto" className={styles.terms} tabIndex={0} aria-label={t('checkout.plan.terms')}>
          {plan.termsAndConditions}
        </section>
      )}
      <CheckBox
        name="agree"
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
      <Button look="filled" large full busy={busy} name="intent" value="buy">
        {t(`checkout.plan.${button}`, {
          amount: formats.money({ value: price.dueNow, currency: price.currency }, true),
        })}
      </Button>
    </Form>
  )
}
