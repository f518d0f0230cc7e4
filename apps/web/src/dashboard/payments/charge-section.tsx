import { useState } from 'react'
import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { usePageLink } from '../page-link.ts'
import type { Charge, ChargePreview, PaymentDetail } from './data/load-money.ts'
import { MoneyForm, type MoneyFormState } from './money-form.tsx'
import { payKey } from './pay-link.ts'
import { PaymentList } from './payment-list.tsx'
import styles from './payments.module.css'
import { Sums } from './sums.tsx'

type Shared = { canManage: boolean; state: MoneyFormState }

type Props = Shared & {
  /** The charge, or what a booking will be charged. */
  charge: Charge | ChargePreview
  payments: readonly PaymentDetail[]
  /** Id of the booking that is charged; null for its fees. */
  bookingId: string | null
  zone: string
  /** Heading; by default what the charge is for, unless it is a booking. */
  title?: string
}

/**
 * A charge: its lines, its payments, and the forms to take, refund and waive. A refused first payment may have created
 * the charge: the forms of a booking have its id before and after, so that they stay open.
 */
export function ChargeSection({ charge, payments, bookingId, zone, title, ...shared }: Props) {
  const t = useT()
  const { due, id, subjectType } =
    'due' in charge ? charge : { due: charge.total, id: '', subjectType: 'BOOKING' as const }
  const heading = title ?? (subjectType === 'BOOKING' ? undefined : t(`payments.for.${subjectType}`))
  return (
    <div className={styles.charge}>
      {heading && <p className={styles.subject}>{heading}</p>}
      <Sums charge={charge} />
      <PaymentList payments={payments} zone={zone} {...shared} />
      <Actions id={bookingId ?? id} isBooking={bookingId !== null} currency={charge.currency} due={due} {...shared} />
    </div>
  )
}

type ActionsProps = Shared & { id: string; isBooking?: boolean; currency: string; due: string }

function Actions({ id, isBooking = false, currency, due, canManage, state }: ActionsProps) {
  const t = useT()
  const pageLink = usePageLink()
  const [wasDue] = useState(Number(due) > 0)
  if (!canManage) return null
  const opened = (['take', 'waive'] as const).find((action) => state.pay === payKey(action, id))
  // A form stays when a colleague takes the money meanwhile: it says so, and nothing that was entered is lost.
  if (opened && (wasDue || Number(due) > 0))
    return (
      <MoneyForm
        key={opened}
        action={opened}
        id={id}
        isBooking={isBooking}
        currency={currency}
        most={due}
        state={state}
      />
    )
  if (Number(due) <= 0) return null
  return (
    <p className={styles.actions}>
      <LinkButton to={pageLink({ pay: payKey('take', id), confirm: null })} preventScrollReset>
        {t('payments.take')}
      </LinkButton>
      <LinkButton to={pageLink({ pay: payKey('waive', id), confirm: null })} look="quiet" preventScrollReset>
        {t('payments.waive')}
      </LinkButton>
    </p>
  )
}
