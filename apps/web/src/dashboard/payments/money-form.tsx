import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { focusHeading } from '../../lib/focus.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { FormKey } from '../fields/form-key.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import type { BookingOfOrder } from '../order/data/act-on-order.ts'
import { OrderBookings } from '../order/order-bookings.tsx'
import { usePageLink } from '../page-link.ts'
import { type MoneyAction, onSiteMethods, type RefusedMoney, returnMethods } from './data/change-money.ts'
import { decimals } from './decimals.ts'
import styles from './payments.module.css'

/** What the money forms of a page share. */
export type MoneyFormState = {
  /** Which form is open. */
  pay: string | null
  refused: RefusedMoney | undefined
  /** Where forms are sent. */
  formAction: string
  /** Idempotency key: submitting twice has one effect. */
  formKey: string
  /** Level of the forms' headings, one below that of the section they are in. */
  headingLevel: 3 | 4
  /** Says that what the payments are for changed since the form was opened. */
  changed?: ReactNode
  /** The order that the payments are for, and the coming bookings it pays for. */
  order?: RefundedOrder | undefined
  /** A fee of the booking is paid, by the payments for it or its own. */
  isFeePaid?: boolean
}

export type RefundedOrder = { canEnd: boolean; bookings: readonly BookingOfOrder[]; zone: string }

type Props = {
  action: MoneyAction
  /** Id of the charge, payment or booking. */
  id: string
  /** The booking has no charge yet. */
  isBooking?: boolean
  currency: string
  /** The prefilled amount, which is the largest. */
  most: string
  /** The money does not go through a provider. */
  isOnSite?: boolean
  state: MoneyFormState
}

/** Takes, refunds or waives an amount. */
export function MoneyForm({ action, id, isBooking = false, currency, most, isOnSite = true, state }: Props) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const heading = useRef<HTMLHeadingElement>(null)
  const isManual = useRef(useHydrated())
  useEffect(() => {
    if (isManual.current) focusHeading(heading.current)
  }, [])
  const Heading = `h${state.headingLevel}` as const
  const isSending = useIsSubmitting(action)
  const refused = state.refused?.money === action && state.refused.id === id ? state.refused : undefined
  const isAmount = refused?.problem === 'amount' || refused?.problem.toLowerCase().endsWith('toomuch')
  const text = refused ? t(`payments.problem.${refused.problem}`) : undefined
  const title = action === 'take' ? t('payments.take') : t(`payments.${action}.title`)
  const hint = {
    take: t('payments.take.hint'),
    refund: t('payments.refund.hint', { amount: formats.money({ value: most, currency }) }),
    waive: undefined,
  }[action]
  return (
    <Form
      method="post"
      action={state.formAction}
      className={styles.form}
      aria-label={title}
      noValidate
      preventScrollReset
      replace
    >
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {!refused && state.changed}
      <input type="hidden" name="intent" value={action} />
      <input type="hidden" name="id" value={id} />
      <FormKey pageKey={state.formKey} />
      {isBooking && <input type="hidden" name="subject" value="booking" />}
      {action === 'waive' && <p>{t('payments.waive.text')}</p>}
      {action === 'refund' && isOnSite && <p>{t('payments.refund.cash')}</p>}
      {action === 'refund' && !isOnSite && (
        <Choice
          legend={t('payments.refund.way')}
          name="method"
          value={refused?.method || 'PROVIDER'}
          options={[
            { value: 'PROVIDER', label: t('payments.refund.way.PROVIDER'), note: t('payments.refund.card') },
            ...returnMethods.map((value) => ({ value, label: t(`payments.refund.way.${value}`) })),
          ]}
        />
      )}
      {action === 'take' && (
        <Choice
          legend={t('payments.take.method')}
          name="method"
          value={refused?.method ?? 'CASH'}
          options={onSiteMethods.map((value) => ({ value, label: t(`receipt.method.${value}`) }))}
        />
      )}
      <TextField
        label={t('payments.take.amount', { currency })}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={20}
        defaultValue={refused?.amount ?? decimals(most, currency)}
        hint={hint}
        error={isAmount ? text : undefined}
      />
      {action === 'refund' && <Meaning chosen={refused?.meaning} isOnSite={isOnSite} {...state} />}
      {action !== 'take' && (
        <TextField
          label={t('payments.refund.reason')}
          optional={t('common.optional')}
          name="reason"
          maxLength={500}
          defaultValue={refused?.reason}
        />
      )}
      {text && !isAmount && <Alert>{text}</Alert>}
      <FormButtons
        submit={t(`payments.${action}.button`)}
        look={action === 'take' ? 'filled' : 'danger'}
        busy={isSending}
        cancel={pageLink({ pay: null })}
      />
    </Form>
  )
}

type MeaningProps = { chosen: string | undefined; isOnSite: boolean } & Pick<MoneyFormState, 'order' | 'isFeePaid'>

/** Asks what a refund means for what was sold: an order goes on, is to be paid again, or ends with its bookings; a fee is dropped. */
function Meaning({ chosen, isOnSite, order, isFeePaid = false }: MeaningProps) {
  const t = useT()
  // The next cycle would charge the card again.
  const canBeOwed = !order || isOnSite
  const again = {
    value: 'owedAgain',
    label: t('payments.refund.meaning.owedAgain'),
    note: t('payments.refund.meaning.owedAgain.note'),
  }
  const paysLess = order ? 'orderContinues' : 'ended'
  const feeEnds = {
    value: 'feeEnds',
    label: t('payments.refund.meaning.feeEnds'),
    note: t('payments.refund.meaning.feeEnds.note'),
  }
  return (
    <>
      <Choice
        legend={t('payments.refund.meaning')}
        name="meaning"
        value={chosen || (isFeePaid ? 'feeEnds' : 'ended')}
        options={[
          ...(isFeePaid ? [feeEnds] : []),
          {
            value: 'ended',
            label: t(`payments.refund.meaning.${paysLess}`),
            note: t(`payments.refund.meaning.${paysLess}.note`),
          },
          ...(canBeOwed ? [again] : []),
          ...(order?.canEnd
            ? [
                {
                  value: 'orderEnds',
                  label: t('payments.refund.meaning.orderEnds'),
                  note: t('payments.refund.meaning.orderEnds.note'),
                },
              ]
            : []),
        ]}
      />
      {order?.canEnd && order.bookings.length > 0 && (
        <OrderBookings bookings={order.bookings} zone={order.zone} change="end" />
      )}
    </>
  )
}
