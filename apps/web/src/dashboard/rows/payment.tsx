import type { Formats } from '../../lib/format.ts'
import { type Translate, useFormats, useT } from '../../lib/translate.tsx'
import { findPaymentState, isUnpaid, type PaidBooking, type PaymentState } from './payment-state.ts'
import styles from './rows.module.css'

type Props = {
  booking: PaidBooking & { start: string }
  now: number
}

/** How far a booking is paid: "Not paid", "€20.00 of €50.00 paid". What is owed since its start stands out. */
export function Payment({ booking, now }: Props) {
  const t = useT()
  const formats = useFormats()
  const state = findPaymentState(booking)
  if (!state) return null
  const isOwed = isUnpaid(booking) && Date.parse(booking.start) <= now
  return <span className={isOwed ? styles.owed : 'k-2'}>{describePayment(state, t, formats)}</span>
}

/** Says how far a booking is paid. */
export function describePayment(state: PaymentState, t: Translate, formats: Formats): string {
  if (!('part' in state)) return t(`dashboard.payment.${state.kind}`)
  const part = formats.money(state.part)
  if (!('total' in state)) return t(`dashboard.payment.${state.kind}`, { amount: part })
  return t(`dashboard.payment.${state.kind}`, { part, total: formats.money(state.total) })
}
