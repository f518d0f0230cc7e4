import { useActionData } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { BookingDetail } from '../data/load-booking.ts'
import type { OpenBooking } from '../data/open-booking.ts'
import { useDrawerAction } from '../page-link.ts'
import { ChargeSection } from '../payments/charge-section.tsx'
import type { RefusedMoney } from '../payments/data/change-money.ts'
import type { MoneyFormState } from '../payments/money-form.tsx'
import money from '../payments/payments.module.css'
import { Payment } from '../rows/payment.tsx'
import { isOff } from '../rows/state.tsx'
import styles from './booking-drawer.module.css'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'

type Props = { open: OpenBooking; booking: BookingDetail; zone: string; now: number }

/** How the booking is paid, what was paid, and what is owed. */
export function Payments({ open, booking, zone, now }: Props) {
  const t = useT()
  const refused = useActionData<Partial<RefusedMoney>>()
  const formAction = useDrawerAction()
  const { payment, paymentOption } = booking
  const {
    charges = [],
    preview = null,
    fee = null,
    hasAgreed = false,
    canManage = false,
    planId = null,
  } = booking.money ?? {}
  const hasStatus = payment !== 'UNDEFINED' || paymentOption !== 'UNDEFINED'
  if (!hasStatus && charges.length === 0 && !preview && !fee) return null
  const charged = preview ? [{ charge: preview, payments: [] }, ...charges] : charges
  const state: MoneyFormState = {
    pay: open.pay,
    refused: refused?.money ? (refused as RefusedMoney) : undefined,
    formAction,
    formKey: open.key,
    headingLevel: 4,
    isFeePaid: fee?.state === 'PAID',
    changed: <ChangedMeanwhile booking={booking} zone={zone} />,
  }
  return (
    <section className={styles.section}>
      <h3>{t('common.payment')}</h3>
      {open.paid && (
        <Alert tone="ok" className={money.done}>
          {t(`payments.${open.paid}.done`)}
        </Alert>
      )}
      {hasStatus && (
        <p className={styles.both}>
          <span>{t(`dashboard.pays.${paymentOption}`)}</span>
          <Payment booking={booking} now={now} />
        </p>
      )}
      {charged.map(({ charge, payments }) => {
        const isBooking = !('subjectType' in charge) || charge.subjectType === 'BOOKING'
        return (
          <ChargeSection
            key={isBooking ? 'booking' : charge.id}
            charge={charge}
            payments={payments}
            bookingId={isBooking ? open.id : null}
            canManage={canManage}
            zone={zone}
            state={state}
          />
        )
      })}
      {fee && <FeeNote fee={fee} hasAgreed={hasAgreed} />}
      {canManage && planId && booking.contactId && !isOff(booking.status) && (
        <p className={money.actions}>
          <LinkButton to={dashboardPaths.customer(booking.contactId, { sell: planId, from: open.id })} look="quiet">
            {t('orders.sell')}
          </LinkButton>
        </p>
      )}
    </section>
  )
}

type FeeProps = { fee: NonNullable<NonNullable<BookingDetail['money']>['fee']>; hasAgreed: boolean }

/** What a late cancellation or no-show costs, and who pays it how. Paid and waived fees show with their charge. */
function FeeNote({ fee: { state, trigger, amount: value, currency, collection }, hasAgreed }: FeeProps) {
  const t = useT()
  const formats = useFormats()
  if (state === 'PAID' || state === 'WAIVED') return null
  const amount = formats.money({ value, currency })
  const how = state === 'PREVIEW' ? (hasAgreed ? 'agreed' : 'notAgreed') : (collection ?? 'owed')
  return (
    <p className={`k-2 ${money.note}`}>
      {state === 'PREVIEW' && `${t(`payments.fee.${trigger}`, { amount })} `}
      {t(`payments.fee.${how}`)}
    </p>
  )
}
