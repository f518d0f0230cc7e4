import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import type { StaffSession } from '../desk.ts'
import { Keys } from './keys.tsx'
import { PersonMenu } from './person-menu.tsx'
import styles from './shell.module.css'
import { Workplaces } from './workplaces.tsx'

export type Person = Omit<StaffSession, 'csrfToken'>
type Place = {
  to: string
  icon: IconName
  label: string
  count?: number
  /** The addresses at which one is in this place; some pages beneath it have one of their own. */
  covers: RegExp
}

const COVERS = {
  calendar: /^\/dashboard(\/(sessions|why-not)(\/|$)|\/?$)/,
  bookings: /^\/dashboard\/(bookings|approvals)(\/|$)/,
  customers: /^\/dashboard\/customers(\/|$)/,
  messages: /^\/dashboard\/messages(\/|$)/,
}

/** Rail, content, and on phones the places at the bottom. */
export function Shell({ person, toApprove, children }: { person: Person; toApprove: number; children: ReactNode }) {
  const t = useT()
  const site = useSite()
  const { calendar, bookings, customers, messages } = COVERS
  const places: Place[] = [
    { to: paths.calendar(), icon: 'calendar', label: t('dashboard.nav.calendar'), covers: calendar },
    { to: paths.bookings(), icon: 'ticket', label: t('dashboard.nav.bookings'), count: toApprove, covers: bookings },
  ]
  if (person.permissions.includes('READ_BOOKINGS'))
    places.push({ to: paths.customers(), icon: 'person', label: t('customers.title'), covers: customers })
  if (person.permissions.includes('READ_MESSAGES'))
    places.push({ to: paths.messages(), icon: 'mail', label: t('dashboard.nav.messages'), covers: messages })
  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#main">
        {t('common.skip')}
      </a>
      <nav className={styles.rail} aria-label={t('dashboard.nav')}>
        <p className={styles.brand}>
          <Mark />
          <Wordmark />
        </p>
        <Workplaces current={site} workplaces={person.workplaces} />
        <Places places={places} />
        <PersonMenu person={person} start />
      </nav>
      {children}
      <nav className={styles.bottom} aria-label={t('dashboard.nav')}>
        <Places places={places} />
        {person.permissions.includes('MANAGE_BOOKINGS') && (
          <Link to={paths.calendar({ new: 'yes' })} className={styles.plus} aria-label={t('dashboard.calendar.new')}>
            <Icon name="plus" size={24} />
          </Link>
        )}
        <PersonMenu person={person} />
      </nav>
      <Keys withMessages={person.permissions.includes('READ_MESSAGES')} />
    </div>
  )
}

function Places({ places }: { places: Place[] }) {
  const t = useT()
  const { pathname } = useLocation()
  return places.map(({ to, icon, label, count = 0, covers }) => (
    <Link
      key={to}
      to={to}
      className={styles.place}
      aria-current={covers.test(pathname) ? 'page' : undefined}
      title={label}
    >
      <Icon name={icon} size={18} />
      <span className={styles.label}>{label}</span>
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <span className="k-unseen"> {t('dashboard.nav.toApprove')}</span>
        </span>
      )}
    </Link>
  ))
}
