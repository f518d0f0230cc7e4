import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import type { BookingDetail } from '../data/load-booking.ts'
import type { OpenBooking } from '../data/open-booking.ts'
import { problemKey } from '../frame/problem-key.ts'
import type { Refused } from './act-on-booking.ts'
import styles from './booking-drawer.module.css'
import { useLatest } from './history.tsx'

type Props = { open: OpenBooking; booking: BookingDetail; refused: Refused | undefined; zone: string }

/** What needs an answer, what was just done, or why it failed. */
export function Notice({ open, booking, refused, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  const latest = useLatest(booking, zone)
  if (refused)
    return (
      <Alert className={styles.alert}>
        {t(problemKey(`dashboard.problem.${refused.problem}`), { latest, noun: 'booking' })}
      </Alert>
    )
  if (open.done)
    return (
      <Alert tone="ok" className={styles.alert}>
        {t(`dashboard.done.${open.done}`)}
      </Alert>
    )
  if (booking.status !== 'PENDING') return null
  return (
    <Alert tone="warn" role="note" className={styles.alert}>
      {t('dashboard.booking.requested', { when: formats.moment(booking.createdAt, zone), name: booking.firstName })}
    </Alert>
  )
}
