import type { OutputOf } from '@kalends/contract'
import { useFormats, useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import styles from './booking-money.module.css'
import type { PaymentTime } from './price-lines.tsx'

/** Where the money of a booking stands; null if nothing was charged. */
export type BookingPayment = OutputOf<'getBookingSummary'>['payment']

type Props = {
  payment: BookingPayment
  /** Token of the link of the booking. */
  token: string
  /** The service is paid by card online. */
  isPaidOnline: boolean
  /** Why the card page was not opened. */
  problem?: PayProblem | null
}

/** The payment could not be started, or the amount was another one by then. */
export type PayProblem = 'problem' | 'changed'

/** Says what was paid, refunded and is due, where that is neither everything nor nothing, and offers to pay the rest. */
export function BookingMoney({ payment, token, isPaidOnline, problem = null }: Props) {
  const t = useT()
  const formats = useFormats()
  if (!payment || !hasMoneyNote(payment, isPaidOnline)) return null
  const { due, paid, refunded, owedBack, currency } = payment
  const money = (value: string | number) => formats.money({ value: Number(value).toFixed(3), currency })
  const received = Number(paid) - Number(refunded)
  const isDue = Number(due) > 0
  return (
    <div className={styles.money}>
      {isDue && received > 0 && (
        <p>
          {t(isPaidOnline ? 'reading.money.partlyPaid' : 'reading.money.partlyPaidOnSite', {
            paid: money(received),
            due: money(due),
          })}
        </p>
      )}
      {isDue && received <= 0 && <p>{t('reading.money.due', { due: money(due) })}</p>}
      {Number(refunded) > 0 && (
        <p>
          {received > 0
            ? t('reading.money.refundedOf', { part: money(refunded), total: money(paid) })
            : t('reading.money.refunded', { amount: money(refunded) })}
        </p>
      )}
      {Number(owedBack) > 0 && <p>{t('reading.money.owedBack', { amount: money(owedBack) })}</p>}
      {problem && <Alert>{t(`reading.money.${problem}`)}</Alert>}
      {isDue && isPaidOnline && (
        <form method="post" action={paths.payBooking(token)}>
          <input type="hidden" name="amount" value={due} />
          <Button look="filled">{t('reading.money.pay', { amount: money(due) })}</Button>
        </form>
      )}
    </div>
  )
}

type PaidBooking = { payment: BookingPayment; isPaidOnline: boolean; byPlan: boolean; paid: boolean }

/** Returns when or how a booking is paid; null where `BookingMoney` says more. */
export function paymentTime({ payment, isPaidOnline, byPlan, paid }: PaidBooking): PaymentTime | null {
  if (hasMoneyNote(payment, isPaidOnline)) return null
  if (byPlan) return 'PLAN'
  return paid ? 'PAID' : 'IN_PERSON'
}

/** Returns true if there is more to say than that it is paid, or paid at the visit. */
function hasMoneyNote(payment: BookingPayment, isPaidOnline: boolean): boolean {
  if (!payment) return false
  const isPart = Number(payment.paid) > 0 && Number(payment.due) > 0
  const isPayable = isPaidOnline && Number(payment.due) > 0
  return isPart || isPayable || Number(payment.refunded) > 0 || Number(payment.owedBack) > 0
}
