import { useT } from '../../lib/translate.tsx'
import { Chip } from '../../ui/chip.tsx'
import type { BookingRow, BookingStatus } from '../data/rows.ts'
import { DashboardIcon } from '../frame/dashboard-icon.tsx'
import styles from './rows.module.css'

/** Cancelled or declined: drawn with a thin line and struck through. */
export const isOff = (status: BookingStatus): boolean => status === 'CANCELED' || status === 'DECLINED'

/** The status of a booking as icon and text; pending ones stand out. */
export function State({ booking: { status, doubleBooked } }: { booking: Pick<BookingRow, 'status' | 'doubleBooked'> }) {
  const t = useT()
  if (status === 'PENDING')
    return (
      <Chip tone="warn" icon="clock">
        {t('dashboard.status.PENDING')}
      </Chip>
    )
  const overlaps = doubleBooked && status === 'CONFIRMED'
  return (
    <span className={overlaps ? `${styles.word} ${styles.overlap}` : styles.word}>
      <DashboardIcon name={overlaps ? 'warning' : statusSign(status)} size={16} />
      {overlaps ? t('dashboard.status.overlaps') : t(`dashboard.status.${status}`)}
    </span>
  )
}

function statusSign(status: BookingStatus) {
  if (isOff(status)) return 'close'
  return status === 'CONFIRMED' ? 'check' : 'clock'
}

/** The status as a chip, at the top of a drawer. */
export function StateChip({
  booking: { status, doubleBooked },
}: {
  booking: Pick<BookingRow, 'status' | 'doubleBooked'>
}) {
  const t = useT()
  if (doubleBooked && status === 'CONFIRMED')
    return (
      <Chip tone="danger" icon="warning">
        {t('dashboard.status.overlaps')}
      </Chip>
    )
  return (
    <Chip tone={statusTone(status)} icon={statusSign(status)}>
      {t(`dashboard.status.${status}`)}
    </Chip>
  )
}

function statusTone(status: BookingStatus) {
  if (status === 'PENDING') return 'warn'
  return status === 'CONFIRMED' ? 'ok' : 'plain'
}
