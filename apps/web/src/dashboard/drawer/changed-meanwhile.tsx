import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '../../lib/live.ts'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import type { BookingDetail } from '../data/load-booking.ts'
import styles from './booking-drawer.module.css'
import { useLatest } from './history.tsx'

/** Says that somebody changed the booking since its form was opened. What was entered stays. */
export function ChangedMeanwhile({ booking, zone }: { booking: BookingDetail; zone: string }) {
  const t = useT()
  const amounts = listAmounts(booking)
  const opened = useRef({ revision: booking.revision, amounts })
  const latest = useLatest(booking, zone)
  const isOther = booking.revision !== opened.current.revision
  return (
    <div role="status">
      {(isOther || amounts !== opened.current.amounts) && (
        <Alert tone="warn" role="note" className={styles.alert}>
          {isOther ? t('dashboard.problem.changedMeanwhile', { latest }) : t('payments.changedMeanwhile')}
        </Alert>
      )}
    </div>
  )
}

/** What is owed and what could be refunded; a payment need not change the booking itself. */
const listAmounts = ({ money }: BookingDetail): string =>
  (money?.charges ?? [])
    .flatMap(({ charge, payments }) => [charge.due, ...payments.map(({ refundable }) => refundable)])
    .join(' ')

/** Keeps what is open up to date, on pages that do not follow the calendar anyway. */
export function LiveDrawer() {
  const { revalidate } = useRevalidator()
  useLive(() => void revalidate())
  return null
}
