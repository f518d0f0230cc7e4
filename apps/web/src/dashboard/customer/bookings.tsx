import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { chooseHue } from '../../ui/hue.ts'
import { Icon } from '../../ui/icon.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { Paging } from '../frame/paging.tsx'
import { Payment } from '../rows/payment.tsx'
import { isOff, State } from '../rows/state.tsx'
import styles from './customer.module.css'
import { type CustomerBooking, PAST_PER_PAGE } from './data/load-customer.ts'
import type { CustomerPageData } from './data/load-page.ts'

/** Upcoming and past bookings, each with a link to its drawer. */
export function CustomerBookings({ shown }: { shown: CustomerPageData }) {
  const t = useT()
  const { customer, next, past, pastTotal, page, zone, now, canWrite } = shown
  return (
    <>
      <section aria-labelledby="next">
        <h2 id="next">{t('customers.next')}</h2>
        {next.length > 0 ? (
          <List rows={next} zone={zone} now={now} />
        ) : (
          <p className="k-2">{t('customers.next.none')}</p>
        )}
        {canWrite && next.length > 0 && (
          <LinkButton look="quiet" to={dashboardPaths.cancelCustomerBookings(customer.id)}>
            {t('customers.cancelAll')}
          </LinkButton>
        )}
      </section>
      <section aria-labelledby="past">
        <h2 id="past">{t('customers.past')}</h2>
        {past.length > 0 ? (
          <List rows={past} zone={zone} now={now} />
        ) : (
          <p className="k-2">{t('customers.past.none')}</p>
        )}
        <Paging page={page} size={PAST_PER_PAGE} total={pastTotal} />
      </section>
    </>
  )
}

function List({ rows, zone, now }: { rows: readonly CustomerBooking[]; zone: string; now: number }) {
  const t = useT()
  const formats = useFormats()
  return (
    <ol className={styles.bookings}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            to={dashboardPaths.bookings({ view: 'all', booking: row.id })}
            className={[styles.booking, `k-${chooseHue(row.serviceId)}`, isOff(row.status) && styles.off]
              .filter(Boolean)
              .join(' ')}
            data-row
          >
            <time dateTime={row.start} className={styles.when}>
              <span className={styles.day}>{formats.dayMonthYear(dayIn(row.start, zone))}</span>{' '}
              {formats.time(row.start, zone)}
            </time>{' '}
            <span className={styles.what}>
              <span className={styles.square} aria-hidden="true" />
              <bdi>{row.service}</bdi>
              {(row.staff || row.staffToBeNamed) && (
                <span className={styles.with}>
                  {' · '}
                  <bdi>{row.staff || t('common.teacherToBeNamed')}</bdi>
                </span>
              )}
            </span>{' '}
            <span className={styles.state}>
              <Outcome row={row} /> <Payment booking={row} now={now} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** The recorded attendance, otherwise the status of the booking. */
function Outcome({ row }: { row: CustomerBooking }) {
  const t = useT()
  if (row.status !== 'CONFIRMED' || row.came === null) return <State booking={row} />
  return (
    <span className={row.came ? styles.came : styles.missed}>
      <Icon name={row.came ? 'check' : 'warning'} size={16} />
      {t(row.came ? 'customers.attended' : 'customers.didNotCome')}
    </span>
  )
}
