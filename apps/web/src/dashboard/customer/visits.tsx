import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './customer.module.css'
import type { CustomerPageData } from './data/load-page.ts'

/** Counts of bookings and missed appointments. */
export function Visits({ shown: { customer, zone, now } }: { shown: CustomerPageData }) {
  const t = useT()
  const formats = useFormats()
  const { bookingCount, cancellationCount, noShowCount, lastNoShowDate, createdDate } = customer
  const formatDay = (at: string): string => {
    const day = dayIn(at, zone)
    return day.slice(0, 4) === dayIn(now, zone).slice(0, 4) ? formats.dayMonth(day) : formats.dayMonthYear(day)
  }
  return (
    <div className={styles.visits}>
      <p>
        {t('customers.visits', { count: bookingCount, cancelled: cancellationCount })}{' '}
        <span className="k-2">{t('customers.since', { day: formatDay(createdDate) })}</span>
      </p>
      {lastNoShowDate && (
        <p className={styles.misses}>
          <Icon name="warning" size={18} />
          {t('customers.misses', { count: noShowCount, day: formatDay(lastNoShowDate) })}
        </p>
      )}
    </div>
  )
}
