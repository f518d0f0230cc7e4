import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { bringIntoView } from '../../parts/bring-into-view.ts'
import bookings from '../bookings/bookings.module.css'
import { usePageLink } from '../page-link.ts'
import { type View, views } from './data/load-members.ts'
import styles from './members.module.css'

/** Views of the members with counts; pending members stand out. */
export function Tabs({ view, counts }: { view: View; counts: Partial<Record<View, number>> }) {
  const t = useT()
  const pageLink = usePageLink()
  const formats = useFormats()
  return (
    <nav className={bookings.tabs} aria-label={t('members.views')}>
      {views.flatMap((one) => {
        const count = counts[one]
        if (count === undefined) return []
        return [
          <Link
            key={one}
            ref={bringIntoView}
            to={pageLink({ view: one === 'approved' ? null : one, page: null, confirm: null })}
            aria-current={one === view ? 'page' : undefined}
            preventScrollReset
          >
            {t(`members.view.${one}`)}{' '}
            <span className={one === 'waiting' && count > 0 ? styles.waiting : bookings.count}>
              {formats.number(count)}
            </span>
          </Link>,
        ]
      })}
    </nav>
  )
}
