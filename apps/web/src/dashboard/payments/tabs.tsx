import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import bookings from '../bookings/bookings.module.css'
import { dashboardPaths } from '../dashboard-paths.ts'

const tabs = [
  { name: 'list', to: dashboardPaths.payments() },
  { name: 'takings', to: dashboardPaths.takings() },
] as const

/** The pages about payments as tabs. */
export function PaymentTabs({ current }: { current: 'list' | 'takings' }) {
  const t = useT()
  return (
    <nav className={bookings.tabs} aria-label={t('payments.views')}>
      {tabs.map(({ name, to }) => (
        <Link key={name} to={to} aria-current={name === current ? 'page' : undefined}>
          {t(`payments.view.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
