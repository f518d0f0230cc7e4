import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import styles from './customers.module.css'
import type { WireCustomer } from './data/found-customer.ts'

/** Customers, one row each; a row opens the customer's page. */
export function CustomerList({ customers, zone }: { customers: readonly WireCustomer[]; zone: string }) {
  const t = useT()
  return (
    <>
      <div className={styles.heads} aria-hidden="true">
        <span>{t('customers.column.name')}</span>
        <span>{t('customers.column.contact')}</span>
        <span>{t('customers.column.last')}</span>
        <span>{t('customers.column.next')}</span>
        <span className={styles.figure}>{t('customers.column.bookings')}</span>
      </div>
      <ol className={styles.list}>
        {customers.map((customer) => (
          <li key={customer.id}>
            <Row customer={customer} zone={zone} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Row({ customer, zone }: { customer: WireCustomer; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const { id, name, phone, email, bookingCount, noShowCount, pinnedNote } = customer
  return (
    <RowLink to={dashboardPaths.customer(id)} className={styles.row} data-row>
      <span className={styles.who}>
        <Avatar id={id} name={name} size={28} />
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {pinnedNote && (
          <span className={styles.pin} title={pinnedNote}>
            <Icon name="pin" size={16} />
            <span className="k-unseen">
              {t('customers.pinned')}: {pinnedNote}
            </span>
          </span>
        )}
      </span>{' '}
      <span className={styles.reach}>
        <bdi>{[phone, email].find((text) => text && text !== name) ?? ''}</bdi>
      </span>{' '}
      <Visit name={t('customers.column.last')} at={customer.lastVisitDate} zone={zone} className={styles.last} />{' '}
      <Visit name={t('customers.column.next')} at={customer.nextVisitDate} zone={zone} className={styles.next} />{' '}
      <span className={styles.figure}>
        <span className="k-unseen">{t('customers.column.bookings')} </span>
        {formats.number(bookingCount)}
        {noShowCount > 0 && <span className={styles.missed}>{t('customers.missed', { count: noShowCount })}</span>}
      </span>
    </RowLink>
  )
}

type VisitProps = { name: string; at: string | null; zone: string; className: string | undefined }

/** A visit's day, labelled for readers who do not see the column head. */
function Visit({ name, at, zone, className }: VisitProps) {
  const formats = useFormats()
  if (!at) return <span className={className}>–</span>
  const day = dayIn(at, zone)
  return (
    <span className={className}>
      <span className={styles.meaning}>{name} </span>
      <time dateTime={at}>{formats.dayMonthYear(day)}</time>
    </span>
  )
}
