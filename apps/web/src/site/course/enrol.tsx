import { dayIn, leftToRight } from '../../lib/format.ts'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from '../classes/classes.module.css'
import type { CourseData } from '../data/class.ts'
import type { CourseObstacle } from '../data/course-obstacle.ts'

/** Start, open seats and missed sessions, and the button to enrol or the reason why there is none. */
export function Enrol({ data }: { data: CourseData }) {
  const t = useT()
  const formats = useFormats()
  const { phone } = useSite()
  const { service, sessions, zone, open, total, obstacle, opensAt, now } = data
  const [first] = sessions
  const missed = sessions.filter(({ start }) => Date.parse(start) <= now).length
  return (
    <section className={`k-raised-card ${styles.enrol}`} aria-labelledby="enrol">
      <h2 id="enrol">{t('reading.course.enrol')}</h2>
      {first && (
        <p className="k-num">
          {t(missed > 0 ? 'reading.course.startedOn' : 'reading.course.startsOn', {
            day: formats.dayMonth(dayIn(first.start, zone)),
            seats: obstacle !== null && withoutSeats.has(obstacle) ? 'none' : 'some',
            open,
            total,
          })}
        </p>
      )}
      {missed > 0 && obstacle === null && <p className="k-2">{t('reading.course.missed', { count: missed })}</p>}
      {obstacle === null ? (
        <LinkButton look="filled" large to={paths.book(service.slug, { zone })}>
          {t('reading.course.book')}
        </LinkButton>
      ) : (
        <p className="k-2">
          {obstacle === 'early' && opensAt
            ? t('reading.course.opens', { when: formats.moment(opensAt, zone) })
            : t(`reading.course.closed.${obstacle}`)}{' '}
          {phone && t('reading.course.call', { phone: leftToRight(phone) })}
        </p>
      )}
    </section>
  )
}

/** Seats say nothing about a course that nobody can join. */
const withoutSeats = new Set<CourseObstacle>(['cancelled', 'closed', 'ended', 'reserved'])
