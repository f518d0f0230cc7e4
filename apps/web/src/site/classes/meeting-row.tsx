import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from '../classes.module.css'
import type { Meeting } from '../data/meetings.ts'
import { placesLeft } from './places-left.ts'

type Props = {
  meeting: Meeting
  zone: string
  /** What the row is called; the page of one class leaves it out. */
  name?: string | undefined
  slug: string
  teachers: string[]
  place: string | undefined
  price?: string | undefined
}

/** One meeting: when, what, with whom, where, how many places, and the way to one. */
export function MeetingRow({ meeting, zone, name, slug, teachers, place, price }: Props) {
  const formats = useFormats()
  const minutes = (Date.parse(meeting.end) - Date.parse(meeting.start)) / 60_000
  const facts = [formats.duration(minutes), price].filter(Boolean).join(', ')
  const over = meeting.obstacle === 'cancelled'
  return (
    <div className={over ? `${styles.row} ${styles.over}` : styles.row}>
      <time className={`${styles.clock} k-num`} dateTime={meeting.start}>
        {formats.time(meeting.start, zone)}
      </time>
      <div className={styles.what}>
        {name && (
          <Link className={styles.name} to={paths.class(slug)}>
            {name}
          </Link>
        )}
        <span className="k-small k-2">
          <bdi>{[...teachers, place].filter(Boolean).join(', ')}</bdi>
        </span>
        <span className={`${styles.facts} k-small k-3 k-num`}>{facts}</span>
      </div>
      <Places meeting={meeting} />
      <div className={styles.go}>
        <Way meeting={meeting} slug={slug} zone={zone} name={name ?? meeting.title} />
      </div>
    </div>
  )
}

function Places({ meeting: { open, obstacle } }: Pick<Props, 'meeting'>) {
  const t = useT()
  if (obstacle === 'cancelled') return <span className={styles.places}>{t('reading.classes.cancelled')}</span>
  const { words, few } = placesLeft(t, open)
  return <span className={few ? `${styles.places} ${styles.few} k-num` : `${styles.places} k-num`}>{words}</span>
}

/** The press, or in its place the reason why there is none. */
function Way({ meeting, slug, zone, name }: Pick<Props, 'meeting' | 'slug' | 'zone'> & { name: string }) {
  const t = useT()
  const formats = useFormats()
  const { obstacle, opensAt, start } = meeting
  const when = `${formats.dayShort(dayIn(start, zone))}, ${formats.time(start, zone)}`
  if (obstacle === null) {
    return (
      <LinkButton
        to={paths.book(slug, { session: meeting.id, zone })}
        aria-label={t('reading.classes.bookNamed', { name, when })}
      >
        {t('reading.classes.book')}
      </LinkButton>
    )
  }
  // The column of places says both already.
  if (obstacle === 'cancelled' || obstacle === 'full') return null
  const opens = opensAt && `${formats.dayShort(dayIn(opensAt, zone))}, ${formats.time(opensAt, zone)}`
  if (obstacle === 'early' && opens)
    return <span className={styles.why}>{t('reading.classes.opens', { when: opens })}</span>
  return <span className={styles.why}>{t(`reading.classes.why.${obstacle}`)}</span>
}
