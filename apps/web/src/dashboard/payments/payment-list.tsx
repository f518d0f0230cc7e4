import { useState } from 'react'
import { Link } from 'react-router'
import { leftToRight } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { receiptTitle } from '../../parts/receipt.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { usePageLink } from '../page-link.ts'
import type { PaymentDetail } from './data/load-money.ts'
import { MoneyForm, type MoneyFormState } from './money-form.tsx'
import { payKey } from './pay-link.ts'
import styles from './payments.module.css'

/** Why money that arrived went back. */
const returnedBecause = ['BOOKING_CHANGED', 'PAID_OTHERWISE', 'PRICE_CHANGED'] as const

type Props = { payments: readonly PaymentDetail[]; canManage: boolean; zone: string; state: MoneyFormState }

/** Payments of a charge with their refunds and receipts, oldest first. */
export function PaymentList({ payments, canManage, zone, state }: Props) {
  if (payments.length === 0) return null
  return (
    <ul className={styles.payments}>
      {payments.map((detail) => (
        <li key={detail.payment.id}>
          <PaymentItem detail={detail} canManage={canManage} zone={zone} state={state} />
        </li>
      ))}
    </ul>
  )
}

type ItemProps = Omit<Props, 'payments'> & { detail: PaymentDetail }

function PaymentItem({
  detail: { payment, combinedAmount, refundable, refunds, disputes, receipts },
  canManage,
  zone,
  state,
}: ItemProps) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const money = (value: string): string => formats.money({ value, currency: payment.currency })
  const canRefund = canManage && Number(refundable) > 0
  const [couldRefund] = useState(canRefund)
  const returned = returnedBecause.find((code) => code === payment.failureCode)
  const isOpen = state.pay === payKey('refund', payment.id)
  return (
    <>
      <p className={styles.payment}>
        <span>
          {t(`receipt.method.${payment.method}`)}
          {payment.cardLast4 && ` ${payment.cardBrand ?? ''} ${leftToRight(payment.cardLast4)}`}
          {payment.status !== 'SUCCEEDED' && ` · ${t(`payments.status.${payment.status}`)}`}
        </span>
        <b className="k-num">{money(payment.amount)}</b>
      </p>
      {returned && (
        <p className={styles.note}>
          {t(`payments.failure.${returned}`)}
          {Number(payment.refunded) === Number(payment.amount) && ` ${t('payments.failure.refunded')}`}
        </p>
      )}
      {combinedAmount && <p className={styles.note}>{t('payments.combined', { amount: money(combinedAmount) })}</p>}
      <By at={payment.succeededDate ?? payment.createdDate} name={payment.recordedByName} zone={zone} />
      {refunds.map((refund) => (
        <div key={refund.id} className={styles.refund}>
          <p>
            {refund.status === 'SUCCEEDED'
              ? t('payments.refunded', { amount: money(refund.amount) })
              : t(`payments.refund.${refund.reversedDate ? 'reversed' : refund.status}`, {
                  amount: money(refund.amount),
                })}
            {refund.method && ` · ${t(`receipt.method.${refund.method}`)}`}
            {refund.origin !== 'KALENDS' && ` · ${t(`payments.refund.origin.${refund.origin}`)}`}
            {refund.reason && (
              <>
                {' · '}
                <bdi>{refund.reason}</bdi>
              </>
            )}
          </p>
          <By at={refund.succeededDate ?? refund.createdDate} name={refund.recordedByName} zone={zone} />
        </div>
      ))}
      {disputes.map((dispute) => (
        <div key={dispute.id} className={styles.refund}>
          <p>{t(`payments.dispute.${dispute.status}`, { amount: money(dispute.amount) })}</p>
          <By at={dispute.createdDate} name={null} zone={zone} />
        </div>
      ))}
      {(receipts.length > 0 || canRefund) && (
        <p className={styles.links}>
          {receipts.map((receipt) => (
            <Link key={receipt.id} to={dashboardPaths.receipt(receipt.id)}>
              {receiptTitle(t, receipt)}
            </Link>
          ))}
          {canRefund && !isOpen && (
            <LinkButton
              look="quietDanger"
              to={pageLink({ pay: payKey('refund', payment.id), confirm: null })}
              preventScrollReset
              aria-label={t('payments.refund.name', { amount: money(payment.amount) })}
            >
              {t('payments.refund')}
            </LinkButton>
          )}
        </p>
      )}
      {(canRefund || couldRefund) && isOpen && (
        <MoneyForm
          action="refund"
          id={payment.id}
          currency={payment.currency}
          most={refundable}
          isOnSite={payment.provider === 'ON_SITE'}
          state={state}
        />
      )}
    </>
  )
}

function By({ at, name, zone }: { at: string; name: string | null; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const when = formats.moment(at, zone)
  return (
    <p className={styles.note}>
      <time dateTime={at}>{name ? t('payments.by', { when, name }) : when}</time>
    </p>
  )
}
