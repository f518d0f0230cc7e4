import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import bookings from '../bookings/bookings.module.css'
import { dashboardPaths } from '../dashboard-paths.ts'

const tabs = [
  { name: 'plans', to: dashboardPaths.orders() },
  { name: 'checkouts', to: dashboardPaths.checkoutOrders() },
] as const

/** The lists of orders as tabs: of plans, and of checkouts. */
export function OrderTabs({ current }: { current: 'plans' | 'checkouts' }) {
  const t = useT()
  return (
    <nav className={bookings.tabs} aria-label={t('orders.views')}>
      {tabs.map(({ name, to }) => (
        <Link key={name} to={to} aria-current={name === current ? 'page' : undefined}>
          {t(`orders.view.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
