import { Link } from 'react-router'
import { useOwnZone } from '../../lib/own-zone.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { locationTime } from '../../parts/location-time.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { describeSeatsLeft } from '../data/seats-left.ts'
import type { ClassSession } from '../data/sessions.ts'
import styles from './classes.module.css'
import { useClosedReason } from './use-closed-reason.ts'

type Props = {
  session: ClassSession
  zone: string
  /** Name of the class; left out on the page of one class. */
  name?: string | undefined
  slug: string
  teachers: string[]
  location: string | undefined
  /** Zone of its location. */
  locationZone: string | undefined
  price?: string | undefined
}

/** One session: time, name, staff, location, open seats and the link to book. */
export function SessionRow({ session, zone, name, slug, teachers, location, locationZone, price }: Props) {
  const t = useT()
  const named = session.staffToBeNamed ? [t('common.teacherToBeNamed')] : teachers
  const formats = useFormats()
  const minutes = (Date.parse(session.end) - Date.parse(session.start)) / 60_000
  const own = useOwnZone(zone, session.start)
  const ownTime = own && t('common.yourTime', { time: formats.timeElsewhere(session.start, own, zone) })
  const there = locationTime(t, formats, { start: session.start, zone, locationZone })
  const facts = [formats.duration(minutes), price, there, ownTime].filter(Boolean).join(', ')
  const over = session.obstacle === 'cancelled'
  return (
    <div className={over ? `${styles.row} ${styles.over}` : styles.row}>
      <time className={`${styles.clock} k-num`} dateTime={session.start}>
        {formats.time(session.start, zone)}
      </time>
      <div className={styles.what}>
        {name && (
          <Link className={styles.name} to={paths.class(slug)}>
            {name}
          </Link>
        )}
        <span className="k-small k-2">
          <bdi>{[...named, location].filter(Boolean).join(', ')}</bdi>
        </span>
        <span className="k-small k-3 k-num">{facts}</span>
      </div>
      <SeatsLeft session={session} />
      <div className={styles.go}>
        <BookLink session={session} slug={slug} zone={zone} name={name ?? session.title} />
      </div>
    </div>
  )
}

function SeatsLeft({ session: { open, obstacle } }: Pick<Props, 'session'>) {
  const t = useT()
  if (obstacle === 'cancelled') return <span className={styles.seats}>{t('reading.classes.cancelled')}</span>
  // Nobody can take those that are left.
  if (obstacle === 'reserved' || obstacle === 'closed') return <span className={styles.seats} />
  const { text, few } = describeSeatsLeft(t, open)
  return <span className={few ? `${styles.seats} ${styles.few} k-num` : `${styles.seats} k-num`}>{text}</span>
}

/** The booking link, or the reason why there is none. */
function BookLink({ session, slug, zone, name }: Pick<Props, 'session' | 'slug' | 'zone'> & { name: string }) {
  const t = useT()
  const formats = useFormats()
  const closedReason = useClosedReason(zone)
  const { obstacle, start } = session
  if (obstacle === null) {
    return (
      <LinkButton
        to={paths.book(slug, { session: session.id, zone })}
        aria-label={t('reading.classes.bookNamed', { name, when: formats.moment(start, zone) })}
      >
        {t('reading.classes.book')}
      </LinkButton>
    )
  }
  // The column of seats already says both.
  if (obstacle === 'cancelled' || obstacle === 'full') return null
  return <span className={styles.why}>{closedReason(session)}</span>
}
