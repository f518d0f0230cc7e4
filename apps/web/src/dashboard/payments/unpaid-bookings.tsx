import type { bookingsOwn, Infer } from '@kalends/contract'
import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import styles from './payments.module.css'

/** What is owed for bookings, with a link to them. */
export function UnpaidBookings({ unpaid }: { unpaid: Infer<typeof bookingsOwn.SumUnpaidBookingsResponse> }) {
  const t = useT()
  const formats = useFormats()
  if (unpaid.count === 0) return null
  const amount = formats.allOf(unpaid.totals.map(({ due, currency }) => formats.money({ value: due, currency })))
  const b = (children: React.ReactNode) => <b>{children}</b>
  return (
    <p className={styles.unpaid}>
      <span>{t.rich('dashboard.unpaid.sum', { amount, count: unpaid.count }, { b })}</span>{' '}
      <Link to={dashboardPaths.bookings({ view: 'all', paid: 'unpaid' })}>{t('dashboard.unpaid.show')}</Link>
    </p>
  )
}
