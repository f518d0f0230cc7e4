import { Fragment, type ReactNode } from 'react'
import { wholeDays } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { chooseHue } from '../../ui/hue.ts'
import { RowLink } from '../../ui/row-link.tsx'
import type { BookingRow } from '../data/rows.ts'
import { usePageLink } from '../page-link.ts'
import { Payment } from './payment.tsx'
import styles from './rows.module.css'
import { isOff, State } from './state.tsx'

type Props = {
  rows: readonly BookingRow[]
  zone: string
  /** The booking whose drawer is open. */
  open: string | null
  /** Shows durations, for a single day; on phones as an agenda. */
  agenda?: boolean
  /** True when there are several locations. */
  withLocation?: boolean
  /** Shown between bookings that have started and those that have not. */
  line?: ReactNode
  now: number
}

/** Bookings in the given order; each row opens its drawer. */
export function BookingList({ rows, zone, open, now, agenda = false, withLocation = false, line }: Props) {
  const at = line ? rows.findIndex(({ start }) => Date.parse(start) > now) : -1
  return (
    <ol className={agenda ? `${styles.list} ${styles.agenda}` : styles.list}>
      {rows.map((row, index) => (
        <Fragment key={row.id}>
          {index === at && <li>{line}</li>}
          <Row row={row} zone={zone} isOpen={row.id === open} agenda={agenda} withLocation={withLocation} now={now} />
        </Fragment>
      ))}
      {line && at < 0 && <li>{line}</li>}
    </ol>
  )
}

type RowProps = Pick<Props, 'zone' | 'now' | 'agenda' | 'withLocation'> & { row: BookingRow; isOpen: boolean }

function Row({ row, zone, isOpen, agenda = false, withLocation = false, now }: RowProps) {
  const t = useT()
  const pageLink = usePageLink()
  const formats = useFormats()
  const looks = [
    styles.row,
    `k-${chooseHue(row.serviceId)}`,
    isOff(row.status) && styles.off,
    row.status === 'PENDING' && styles.pending,
    agenda && Date.parse(row.end) <= now && styles.over,
  ]
  const minutes = (Date.parse(row.end) - Date.parse(row.start)) / 60_000
  return (
    <li>
      <RowLink
        to={pageLink({ booking: row.id, confirm: null, pay: null })}
        id={rowId(row.id)}
        className={looks.filter(Boolean).join(' ')}
        isOpen={isOpen}
        preventScrollReset
        data-row
      >
        <span className={styles.time}>
          <time dateTime={row.start}>{formats.startTime(row.start, row.end, zone)}</time>{' '}
          {agenda && !wholeDays(row.start, row.end, zone) && (
            <span className={styles.length}>{formats.duration(minutes)}</span>
          )}
        </span>{' '}
        <span className={`${styles.who} ${styles.text}`} dir="auto">
          {row.customer}
        </span>{' '}
        <span className={styles.what}>
          <i className={styles.square} aria-hidden="true" />
          <span className={styles.text} dir="auto">
            {row.service}
          </span>
        </span>{' '}
        <span className={`${styles.with} ${styles.text}`} dir="auto">
          {row.staff || (row.staffToBeNamed && t('common.teacherToBeNamed'))}
          {withLocation && row.location && <span className={styles.location}>{row.location}</span>}
        </span>{' '}
        <span className={styles.state}>
          <State booking={row} />
        </span>{' '}
        <span className={styles.paid}>
          <Payment booking={row} now={now} />
        </span>
      </RowLink>
    </li>
  )
}

/** Id of the row that gets the focus when a drawer closes. */
export const rowId = (bookingId: string): string => `booking-${bookingId}`
