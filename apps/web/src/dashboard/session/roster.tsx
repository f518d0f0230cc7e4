import { Link, useFetcher } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { usePageLink } from '../page-link.ts'
import { Payment } from '../rows/payment.tsx'
import { isUnpaid } from '../rows/payment-state.ts'
import type { Attendance, RosterRow, SessionDetails } from './load.ts'
import styles from './session.module.css'

/** The roster, with one click per check-in. */
export function Roster({ details, zone, now }: { details: SessionDetails; zone: string; now: number }) {
  const t = useT()
  const { coming, waiting, gone } = details
  return (
    <>
      <section aria-labelledby="roster">
        <h2 id="roster">{t('classSession.roster')}</h2>
        {coming.length === 0 && <p className={styles.nobody}>{t('classSession.roster.none')}</p>}
        <Rows rows={coming} zone={zone} now={now} canNote={details.canNote} asksFee={details.asksFee} />
      </section>
      {waiting.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting">{t('classSession.waiting')}</h2>
          <Rows rows={waiting} zone={zone} now={now} canNote={false} />
        </section>
      )}
      {gone.length > 0 && (
        <details className={styles.gone}>
          <summary>{t('classSession.cancelledBookings')}</summary>
          <Rows rows={gone} zone={zone} now={now} canNote={false} />
        </details>
      )}
    </>
  )
}

type RowsProps = {
  rows: readonly RosterRow[]
  zone: string
  now: number
  canNote: boolean
  /** A no-show asks first whether its fee is charged. */
  asksFee?: boolean
}

function Rows({ rows, zone, now, canNote, asksFee = false }: RowsProps) {
  return (
    <ul className={styles.roster}>
      {rows.map((row) => (
        <Row key={row.bookingId} row={row} zone={zone} now={now} canNote={canNote} asksFee={asksFee} />
      ))}
    </ul>
  )
}

/** Shows the new attendance at once, before the server confirms it. */
function Row({ row, zone, now, canNote, asksFee }: Omit<Required<RowsProps>, 'rows'> & { row: RosterRow }) {
  const t = useT()
  const fetcher = useFetcher()
  const pressed = fetcher.formData?.get('status')
  const attendance = pressed ? (pressed as Attendance) : row.attendance
  return (
    <li className={styles.row} data-attendance={attendance}>
      <span className={styles.tick} aria-hidden="true" />
      <span className={styles.who}>
        <Name row={row} />
        <span className={styles.more}>
          {row.participants > 1 && <span>{t('classSession.people', { count: row.participants })}</span>}
          {row.phone && (
            <a href={`tel:${row.phone.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
              {row.phone}
            </a>
          )}
          {row.status === 'PENDING' && <Chip tone="warn">{t('dashboard.status.PENDING')}</Chip>}
          <RosterPayment row={row} now={now} />
        </span>
      </span>
      {canNote ? (
        <fetcher.Form method="post" className={styles.note} preventScrollReset>
          <input type="hidden" name="intent" value="attend" />
          <input type="hidden" name="bookingId" value={row.bookingId} />
          <input type="hidden" name="people" value={row.participants} />
          <Presses row={row} attendance={attendance} zone={zone} isPressed={Boolean(pressed)} asksFee={asksFee} />
        </fetcher.Form>
      ) : (
        <Noted row={row} attendance={attendance} zone={zone} />
      )}
    </li>
  )
}

/** Where something is to be paid, a link to the booking, where it is taken. */
function RosterPayment({ row, now }: { row: RosterRow; now: number }) {
  const payment = <Payment booking={row} now={now} />
  if (!isUnpaid(row)) return payment
  return <Link to={dashboardPaths.bookings({ view: 'all', booking: row.bookingId })}>{payment}</Link>
}

function Name({ row }: { row: RosterRow }) {
  if (!row.contactId) return <b dir="auto">{row.name}</b>
  return (
    <Link to={dashboardPaths.customer(row.contactId)} dir="auto">
      {row.name}
    </Link>
  )
}

type Shown = { row: RosterRow; attendance: Attendance; zone: string }

function Presses({ row, attendance, zone, isPressed, asksFee }: Shown & { isPressed: boolean; asksFee: boolean }) {
  const t = useT()
  const pageLink = usePageLink()
  const missName = t('classSession.miss.name', { name: row.name })
  if (attendance !== 'NOT_SET')
    return (
      <>
        <Noted row={isPressed ? { ...row, notedAt: null } : row} attendance={attendance} zone={zone} />
        <Button look="quiet" name="status" value="NOT_SET" aria-label={t('classSession.undo.name', { name: row.name })}>
          {t('classSession.undo')}
        </Button>
      </>
    )
  return (
    <>
      <Button name="status" value="ATTENDED" aria-label={t('classSession.arrive.name', { name: row.name })}>
        {t('classSession.arrive')}
      </Button>
      {asksFee ? (
        <LinkButton look="quiet" to={pageLink({ noShow: row.bookingId })} aria-label={missName} preventScrollReset>
          {t('classSession.miss')}
        </LinkButton>
      ) : (
        <Button look="quiet" name="status" value="NOT_ATTENDED" aria-label={missName}>
          {t('classSession.miss')}
        </Button>
      )}
    </>
  )
}

function Noted({ row, attendance, zone }: Shown) {
  const t = useT()
  const formats = useFormats()
  if (attendance === 'NOT_SET') return null
  if (attendance === 'NOT_ATTENDED') return <Chip tone="danger">{t('classSession.missed')}</Chip>
  return (
    <Chip tone="ok" icon="check">
      {row.notedAt ? t('classSession.arrived', { time: formats.time(row.notedAt, zone) }) : t('classSession.arrive')}
    </Chip>
  )
}
