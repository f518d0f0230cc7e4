import { useFormats, useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Refused } from '../act.ts'
import type { BookingDetail } from '../data/load-booking.ts'
import type { OpenBooking } from '../data/open-booking.ts'
import styles from './booking-drawer.module.css'
import { useSentence } from './history.tsx'

type Props = { open: OpenBooking; booking: BookingDetail; refused: Refused | undefined; zone: string }

/** What asks for an answer, what was just done, or why it could not be done. */
export function Notice({ open, booking, refused, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  const latest = useLatest(booking, zone)
  if (refused)
    return (
      <div role="alert" className={`${styles.box} ${styles.danger}`}>
        <Icon name="warning" size={18} />
        <p>{t(`dashboard.problem.${refused.problem}`, { latest })}</p>
      </div>
    )
  if (open.done)
    return (
      <div role="status" className={`${styles.box} ${styles.ok}`}>
        <Icon name="check" size={18} />
        <p>{t(`dashboard.done.${open.done}`)}</p>
      </div>
    )
  if (booking.status !== 'PENDING') return null
  return (
    <div className={`${styles.box} ${styles.warn}`}>
      <Icon name="info" size={18} />
      <p>{t('dashboard.booking.asked', { when: formats.moment(booking.createdAt, zone), name: booking.firstName })}</p>
    </div>
  )
}

/** The last thing that happened, for whoever comes too late with a change of their own. */
function useLatest({ history }: BookingDetail, zone: string): string {
  const formats = useFormats()
  const sentence = useSentence(zone)
  const last = history.at(-1)
  return last ? `${sentence(last)}, ${formats.moment(last.occurredAt, zone)}` : ''
}
