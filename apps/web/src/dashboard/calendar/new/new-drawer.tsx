import { Link } from 'react-router'
import { useT } from '../../../lib/translate.tsx'
import { Drawer, type DrawerLinks } from '../../frame/drawer.tsx'
import { useHere } from '../../here.ts'
import styles from '../beside/beside.module.css'
import { BlockForm } from './block-form.tsx'
import { BookingForm } from './booking-form.tsx'
import type { NewBooking } from './load-new.ts'
import type { Refusal } from './make.ts'

type Props = { fresh: NewBooking; refusal: Refusal | undefined; links: DrawerLinks; zone: string }

/** A new booking, or time that is blocked. */
export function NewDrawer({ fresh, refusal, links, zone }: Props) {
  const t = useT()
  const here = useHere()
  const isBlock = fresh.what === 'block'
  const title = t(isBlock ? 'dashboard.calendar.block' : 'dashboard.calendar.new')
  return (
    <Drawer name={title} id="new" rowId={nowhere} step={fresh.what} links={links} head={<span />}>
      <div className={styles.form}>
        <h2>{title}</h2>
      </div>
      {fresh.mayBlock && (
        <nav className={styles.tabs} aria-label={t('dashboard.calendar.what')}>
          <Link to={here({ what: null })} replace preventScrollReset aria-current={isBlock ? undefined : 'page'}>
            {t('dashboard.calendar.what.booking')}
          </Link>
          <Link to={here({ what: 'block' })} replace preventScrollReset aria-current={isBlock ? 'page' : undefined}>
            {t('dashboard.calendar.block')}
          </Link>
        </nav>
      )}
      {isBlock ? (
        <BlockForm fresh={fresh} refusal={refusal} zone={zone} />
      ) : (
        <BookingForm fresh={fresh} refusal={refusal} zone={zone} />
      )}
    </Drawer>
  )
}

const nowhere = (): string => 'calendar-new'
