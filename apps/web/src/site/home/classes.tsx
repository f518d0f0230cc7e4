import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useClosedReason } from '../classes/use-closed-reason.ts'
import type { HomeClass } from '../data/home-classes.ts'
import { describeSeatsLeft } from '../data/seats-left.ts'
import styles from './home.module.css'

/** Classes of the next days as columns; stacked on narrow screens. */
export function Classes({ classes }: { classes: HomeClass[] }) {
  const t = useT()
  const formats = useFormats()
  if (classes.length === 0) return null
  const days = Object.entries(Object.groupBy(classes, ({ start, zone }) => dayIn(start, zone)))
  return (
    <section className={`${styles.wrap} ${styles.classes}`} aria-labelledby="classes-title">
      <div className={styles.classesHead}>
        <h2 id="classes-title" className={styles.heading}>
          {t('reading.home.classes')}
        </h2>
        <LinkButton look="quiet" to={paths.classes()}>
          {t('reading.home.allClasses')}
        </LinkButton>
      </div>
      <div className={styles.classDays}>
        {days.map(([day, of = []]) => (
          <section key={day} aria-labelledby={`classes-${day}`}>
            <h3 id={`classes-${day}`} className="k-num">
              {formats.dayShort(day)}
            </h3>
            <ul>
              {of.map((item) => (
                <li key={item.id}>
                  <ClassLink item={item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

function ClassLink({ item }: { item: HomeClass }) {
  const t = useT()
  const formats = useFormats()
  const { timeZone } = useSite()
  const { id, slug, name, start, zone, open, obstacle } = item
  const why = useClosedReason(zone)(item)
  const { text, few } = describeSeatsLeft(t, open)
  return (
    <Link to={obstacle === null ? paths.book(slug, { session: id, zone }) : paths.class(slug)}>
      <time className="k-num" dateTime={start}>
        {formats.time(start, zone)}
        {zone !== timeZone && `, ${t('site.zone.short', { zone: formats.zoneCity(zone) })}`}
      </time>
      <span className={styles.className}>{name}</span>
      <span className={few && !why ? `${styles.classFew} k-small k-num` : 'k-small k-3 k-num'}>{why ?? text}</span>
    </Link>
  )
}
