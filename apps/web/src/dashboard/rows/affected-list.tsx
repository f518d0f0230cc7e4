import { useFormats, useT } from '../../lib/translate.tsx'
import type { AffectedBookings } from '../data/load-affected.ts'
import { DashboardIcon } from '../frame/dashboard-icon.tsx'
import styles from './affected-list.module.css'

/** The bookings that a change would affect; nothing when there are none. */
export function AffectedList({ affected, total, zone }: AffectedBookings & { zone: string }) {
  const t = useT()
  const formats = useFormats()
  if (total === 0) return null
  return (
    <ul className={styles.affected}>
      {affected.map(({ id, when, service, customer }) => (
        <li key={id}>
          <DashboardIcon name="ticket" size={16} />
          <span>
            {formats.moment(when, zone)}
            {customer && (
              <>
                {' · '}
                <bdi>{customer}</bdi>
              </>
            )}{' '}
            · <bdi>{service}</bdi>
          </span>
        </li>
      ))}
      {total > affected.length && <li>{t('services.delete.more', { count: total - affected.length })}</li>}
    </ul>
  )
}
