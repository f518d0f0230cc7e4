import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { AnchorButton, Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from '../plan-checkout/checkout-page.module.css'
import { CouponField } from '../plan-checkout/coupon-field.tsx'
import type { CheckoutOutcome } from './act-checkout.ts'
import type { CheckoutData, PaymentChoice } from './load-checkout.ts'

type Props = {
  checkout: CheckoutData
  /** The cart of the front end; null if it has none. */
  cartUrl: string | null
  outcome: CheckoutOutcome | undefined
}

/** Contact details, payment, coupon, terms, and the button that orders. */
export function OrderForm({ checkout, cartUrl, outcome }: Props) {
  const t = useT()
  const formats = useFormats()
  const { name: siteName, timeZone } = useSite()
  const busy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const { choices, couponCode, couponProblem, currency, heldUntil, lines, total } = checkout
  const typed = outcome?.typed ?? {}
  const first = choices.find(({ option }) => option === typed['option']) ?? choices[0]
  const [option, setOption] = useState(first?.option)
  const chosen = choices.find((choice) => choice.option === option) ?? first
  const problem = outcome?.problem
  useEffect(() => {
    if (problem && !busy) form.current?.querySelector<HTMLElement>('[role="alert"]')?.focus()
  }, [problem, busy])
  const money = (value: string) => formats.money({ value, currency }, true)
  const isGone = lines.some(({ isAvailable }) => !isAvailable)
  const toCart = cartUrl !== null && (
    <AnchorButton full href={cartUrl}>
      {t('checkout.cart.back')}
    </AnchorButton>
  )
  if (isGone || !chosen) {
    const problem = isGone ? 'checkout.cart.problem.taken' : 'checkout.cart.problem.provider'
    return (
      <>
        <Alert tone="warn">{t(problem, { name: siteName })}</Alert>
        {toCart}
      </>
    )
  }
  const isPaidNow = Number(chosen.payNow) > 0
  return (
    <Form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      preventScrollReset
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <input type="hidden" name="total" value={total} />
      {problem && <Alert tabIndex={-1}>{t(`checkout.cart.problem.${problem}`, { name: siteName })}</Alert>}
      {heldUntil && (
        <p className="k-2" role="status">
          {t('checkout.cart.held', { time: formats.time(heldUntil, timeZone) })}
        </p>
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
      {checkout.hasPlans && checkout.orderId === null && (
        <CouponField
          code={typed['coupon'] || (couponCode ?? '')}
          error={couponProblem ? t(`checkout.plan.refused.${couponProblem}` as never) : undefined}
          intent="coupon"
        />
      )}
      <dl className={styles.lines}>
        <div>
          <dt>{t('checkout.cart.dueNow')}</dt>
          <dd className="k-num">{money(chosen.payNow)}</dd>
        </div>
        {Number(chosen.payLater) > 0 && (
          <div>
            <dt>{t('checkout.cart.dueLater')}</dt>
            <dd className="k-num">{money(chosen.payLater)}</dd>
          </div>
        )}
      </dl>
      <CheckBox
        name="agree"
        label={t.rich(
          'checkout.plan.agreeSite',
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
      <Button look="filled" large full busy={busy} name="intent" value="order">
        {isPaidNow ? t('checkout.plan.pay', { amount: money(chosen.payNow) }) : t('checkout.cart.order')}
      </Button>
      {toCart}
    </Form>
  )
}

type Typed = { checkout: CheckoutData; typed: Record<string, string> }

function ContactFields({ checkout: { contact }, typed }: Typed) {
  const t = useT()
  return (
    <>
      <TextField
        label={t('checkout.cart.firstName')}
        name="firstName"
        autoComplete="given-name"
        maxLength={100}
        defaultValue={typed['firstName'] ?? contact.firstName ?? ''}
      />
      <TextField
        label={t('checkout.cart.lastName')}
        optional={t('common.optional')}
        name="lastName"
        autoComplete="family-name"
        maxLength={100}
        defaultValue={typed['lastName'] ?? contact.lastName ?? ''}
      />
      <TextField
        label={t('checkout.cart.email')}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
        defaultValue={typed['email'] ?? contact.email ?? ''}
      />
      <TextField
        label={t('checkout.cart.phone')}
        optional={t('common.optional')}
        name="phone"
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={50}
        defaultValue={typed['phone'] ?? contact.phone ?? ''}
      />
    </>
  )
}
