import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import styles from '../classes/classes.module.css'
import { RegularTimes } from '../classes/regular-times.tsx'
import type { CourseData } from '../data/class.ts'

/** All sessions with day and time; past ones are marked. */
export function SessionList({ data: { sessions, regular, zone, now } }: { data: CourseData }) {
  const t = useT()
  const formats = useFormats()
  if (sessions.length === 0) return null
  const line = t('site.zone.line', { zone: formats.zoneCity(zone), offset: formats.zoneOffset(zone, now) })
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{t('reading.course.sessions', { count: sessions.length })}</h2>
      <RegularTimes sentences={regular} />
      <p className="k-small k-3">{line}</p>
      <ol className={styles.list}>
        {sessions.map(({ id, start, end }) => {
          const past = Date.parse(start) <= now
          return (
            <li key={id} className={past ? styles.past : undefined}>
              <span className="k-num">
                {formats.dayLong(dayIn(start, zone))}, {formats.timeRange(start, end, zone)}
              </span>
              {past && <span className="k-small k-3">{t('reading.course.past')}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
