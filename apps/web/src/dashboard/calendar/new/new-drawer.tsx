import { Link } from 'react-router'
import { useT } from '../../../lib/translate.tsx'
import { Drawer, type DrawerLinks } from '../../frame/drawer.tsx'
import { useHere } from '../../here.ts'
import styles from '../beside/beside.module.css'
import { BlockForm } from './block-form.tsx'
import { BookingForm } from './booking-form.tsx'
import type { NewBooking } from './load-new.ts'
import type { Refusal } from './make.ts'
import { MeetingForm } from './meeting-form.tsx'

type Props = { fresh: NewBooking; refusal: Refusal | undefined; links: DrawerLinks; zone: string }

/** A new booking, a meeting of a class or course, or time that is blocked. */
export function NewDrawer({ fresh: offered, refusal, links, zone }: Props) {
  const t = useT()
  const here = useHere()
  const fresh = refusal ? { ...offered, key: refusal.key } : offered
  const { what } = fresh
  const title = t(titles[what])
  return (
    <Drawer
      name={title}
      id="new"
      rowId={nowhere}
      step={fresh.what === 'booking' ? null : fresh.what}
      links={links}
      head={<span />}
    >
      <div className={styles.form}>
        <h2>{title}</h2>
      </div>
      {fresh.mayBlock && (
        <nav className={styles.tabs} aria-label={t('dashboard.calendar.what')}>
          {tabs.map(([value, words]) => (
            <Link
              key={value}
              to={here({ what: value === 'booking' ? null : value })}
              replace
              preventScrollReset
              aria-current={what === value ? 'page' : undefined}
            >
              {t(words)}
            </Link>
          ))}
        </nav>
      )}
      {what === 'block' && <BlockForm fresh={fresh} refusal={refusal} zone={zone} />}
      {what === 'meeting' && <MeetingForm fresh={fresh} refusal={refusal} zone={zone} />}
      {what === 'booking' && <BookingForm fresh={fresh} refusal={refusal} zone={zone} />}
    </Drawer>
  )
}

const titles = {
  booking: 'dashboard.calendar.new',
  meeting: 'dashboard.calendar.meeting',
  block: 'dashboard.calendar.block',
} as const

const tabs = [
  ['booking', 'dashboard.calendar.what.booking'],
  ['meeting', 'dashboard.calendar.what.meeting'],
  ['block', 'dashboard.calendar.block'],
] as const

const nowhere = (): string => 'calendar-new'
