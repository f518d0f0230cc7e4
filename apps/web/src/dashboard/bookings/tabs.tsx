import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { bringIntoView } from '../../parts/bring-into-view.ts'
import { type View, views } from '../data/views.ts'
import { usePageLink } from '../page-link.ts'
import styles from './bookings.module.css'

/** Views of the bookings as tabs, with the number of bookings in each. */
export function Tabs({ view, counts }: { view: View; counts: Record<View, number> }) {
  const t = useT()
  const pageLink = usePageLink()
  const formats = useFormats()
  return (
    <nav className={styles.tabs} aria-label={t('dashboard.views')}>
      {views.map((one) => (
        <Link
          key={one}
          ref={bringIntoView}
          to={pageLink({ view: one === 'upcoming' ? null : one, page: null, booking: null, confirm: null, pay: null })}
          aria-current={one === view ? 'page' : undefined}
          preventScrollReset
        >
          {t(`dashboard.view.${one}`)} <span className={styles.count}>{formats.number(counts[one])}</span>
        </Link>
      ))}
    </nav>
  )
}
