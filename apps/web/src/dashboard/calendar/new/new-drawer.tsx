import { Link } from 'react-router'
import { useT } from '../../../lib/translate.tsx'
import { Drawer, type DrawerLinks } from '../../frame/drawer.tsx'
import { usePageLink } from '../../page-link.ts'
import styles from '../drawer/drawer.module.css'
import { BlockForm } from './block-form.tsx'
import { BookingForm } from './booking-form.tsx'
import type { Refusal } from './create.ts'
import type { NewBooking } from './load-new.ts'
import { SessionForm } from './session-form.tsx'

type Props = { initial: NewBooking; refusal: Refusal | undefined; links: DrawerLinks; zone: string }

/** The drawer for a new booking, session or blocked time. */
export function NewDrawer({ initial, refusal, links, zone }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const { kind } = initial
  const title = t(titles[kind])
  return (
    <Drawer
      name={title}
      id="new"
      rowId={nowhere}
      step={initial.kind === 'booking' ? null : initial.kind}
      links={links}
      head={<span />}
    >
      <div className={styles.form}>
        <h2>{title}</h2>
      </div>
      {initial.canBlock && (
        <nav className={styles.tabs} aria-label={t('dashboard.calendar.what')}>
          {tabs.map(([value, label]) => (
            <Link
              key={value}
              to={pageLink({ kind: value === 'booking' ? null : value })}
              replace
              preventScrollReset
              aria-current={kind === value ? 'page' : undefined}
            >
              {t(label)}
            </Link>
          ))}
        </nav>
      )}
      {kind === 'block' && <BlockForm initial={initial} refusal={refusal} zone={zone} />}
      {kind === 'session' && <SessionForm initial={initial} refusal={refusal} zone={zone} />}
      {kind === 'booking' && <BookingForm initial={initial} refusal={refusal} zone={zone} />}
    </Drawer>
  )
}

const titles = {
  booking: 'dashboard.calendar.new',
  session: 'dashboard.calendar.newSession',
  block: 'dashboard.calendar.block',
} as const

const tabs = [
  ['booking', 'dashboard.calendar.what.booking'],
  ['session', 'dashboard.calendar.what.session'],
  ['block', 'dashboard.calendar.block'],
] as const

const nowhere = (): string => 'calendar-new'
