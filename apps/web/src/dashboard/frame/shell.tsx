import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Menu } from '../../ui/menu.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { Person } from '../staff-context.ts'
import { useBusiness } from '../use-business.ts'
import { DashboardIcon } from './dashboard-icon.tsx'
import { ExposedNotice } from './exposed-notice.tsx'
import { Keys } from './keys.tsx'
import { catalogueNavItems, type NavItem, settingsNavItems, visibleNavItems, workNavItems } from './nav-items.ts'
import { PersonMenu } from './person-menu.tsx'
import { SetUpCard, type SetUpSoFar } from './set-up-card.tsx'
import styles from './shell.module.css'
import { Workplaces } from './workplaces.tsx'

type Props = {
  person: Person
  toApprove: number
  /** URLs of the setup pages that are served. */
  built: readonly string[]
  setUp: SetUpSoFar
  /** Whether the pages travel readable, which an owner is told. */
  showsExposedNotice: boolean
  children: ReactNode
}

/** The layout of the dashboard: side navigation and content, on phones with a bottom bar. */
export function Shell({ person, toApprove, built, setUp, showsExposedNotice, children }: Props) {
  const isAtSetUp = useLocation().pathname === dashboardPaths.firstSteps()
  const t = useT()
  const site = useBusiness()
  const work = person.awaitsSecondFactor ? [] : visibleNavItems(workNavItems, person)
  const catalogue = visibleNavItems(catalogueNavItems, person, built)
  const settings = visibleNavItems(settingsNavItems, person, built)
  const atHand = work.slice(0, 3)
  const behind = work.slice(3)
  return (
    <div className={styles.app}>
      <SkipLink>{t('common.skip')}</SkipLink>
      <nav className={styles.rail} aria-label={t('dashboard.nav')}>
        <p className={styles.brand}>
          <Mark />
          <Wordmark />
        </p>
        <Workplaces current={site} workplaces={person.workplaces} />
        <NavList items={work} toApprove={toApprove} />
        {catalogue.length > 0 && <p className={styles.group}>{t('nav.catalogue')}</p>}
        <NavList items={catalogue} />
        {!isAtSetUp && <SetUpCard setUp={setUp} />}
        <NavMenu
          icon="gear"
          label={t('nav.settings')}
          groups={[{ items: settings }]}
          start
          className={styles.settings}
        />
        <PersonMenu person={person} start />
      </nav>
      {!isAtSetUp && <SetUpCard setUp={setUp} slim />}
      {showsExposedNotice ? (
        <div>
          <ExposedNotice />
          {children}
        </div>
      ) : (
        children
      )}
      <nav className={styles.bottom} aria-label={t('dashboard.nav')}>
        <NavList items={atHand} toApprove={toApprove} />
        {person.permissions.includes('MANAGE_BOOKINGS') && (
          <Link
            to={dashboardPaths.calendar({ new: 'yes' })}
            className={styles.plus}
            aria-label={t('dashboard.calendar.new')}
          >
            <Icon name="plus" size={24} />
          </Link>
        )}
        <NavMenu
          icon="menu"
          label={t('nav.more')}
          groups={[
            { items: behind },
            { name: t('nav.catalogue'), items: catalogue },
            { name: t('nav.settings'), items: settings },
          ]}
          className={styles.settings}
        />
        <PersonMenu person={person} />
      </nav>
      <Keys withMessages={person.permissions.includes('READ_MESSAGES')} />
    </div>
  )
}

function NavList({ items, toApprove = 0 }: { items: NavItem[]; toApprove?: number }) {
  const t = useT()
  const { pathname } = useLocation()
  return items.map(({ to, icon, label, covers }) => (
    <Link
      key={to}
      to={to}
      className={styles.navItem}
      aria-current={covers.test(pathname) ? 'page' : undefined}
      title={t(label)}
    >
      <DashboardIcon name={icon} size={18} />
      <span className={styles.label}>{t(label)}</span>
      {toApprove > 0 && to === dashboardPaths.bookings() && (
        <span className={styles.count}>
          {toApprove}
          <span className="k-unseen"> {t('dashboard.nav.toApprove')}</span>
        </span>
      )}
    </Link>
  ))
}

type MenuProps = {
  icon: 'gear' | 'menu'
  label: string
  groups: { name?: string; items: NavItem[] }[]
  start?: boolean
  className: string | undefined
}

/** A menu of grouped entries, marked while one of them is current. */
function NavMenu({ icon, label, groups, start = false, className }: MenuProps) {
  const t = useT()
  const { pathname } = useLocation()
  const shown = groups.filter(({ items }) => items.length > 0)
  if (shown.length === 0) return null
  const isHere = shown.some(({ items }) => items.some(({ covers }) => covers.test(pathname)))
  return (
    <Menu
      up
      start={start}
      className={[className, isHere && styles.here].filter(Boolean).join(' ')}
      label={
        <>
          <DashboardIcon name={icon} size={18} />
          <span className={styles.label}>{label}</span>
        </>
      }
    >
      {shown.map(({ name, items }) => (
        <div key={name ?? 'work'} className={styles.menuGroup}>
          {name && <p className={styles.groupName}>{name}</p>}
          {items.map(({ to, label, icon: sign, covers }) => (
            <Link key={to} to={to} aria-current={covers.test(pathname) ? 'page' : undefined}>
              <DashboardIcon name={sign} size={18} />
              {t(label)}
            </Link>
          ))}
        </div>
      ))}
    </Menu>
  )
}
