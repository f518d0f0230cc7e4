import { Link } from 'react-router'
import { addDays, dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { writePrice } from '../../parts/price.ts'
import { paths, type TimetableChoice } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ClassSession } from '../data/sessions.ts'
import { DAYS_OF_TIMETABLE, type TimetableData, type TimetableDay } from '../data/timetable.ts'
import styles from './classes.module.css'
import { SessionRow } from './session-row.tsx'

type Props = { data: TimetableData }

/** Seven days as a list, each with a sticky heading. */
export function Week({ data }: Props) {
  const filled = data.days.filter(({ sessions }) => sessions.length > 0)
  if (filled.length === 0) return <Nothing data={data} />
  return filled.map((day) => <Day key={day.date} day={day} data={data} />)
}

function Day({ day: { date, sessions }, data }: Props & { day: TimetableDay }) {
  const t = useT()
  const formats = useFormats()
  const today = date === data.today
  return (
    <section className={styles.day} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className={today ? styles.today : undefined} tabIndex={-1}>
        {formats.dayLong(date)}
        {today && `, ${t('common.today')}`}
      </h2>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <Row session={session} data={data} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ session, data }: Props & { session: ClassSession }) {
  const t = useT()
  const formats = useFormats()
  const service = data.services.find(({ id }) => id === session.serviceId)
  const names = data.staff.filter(({ id }) => session.staffIds.includes(id)).map(({ name }) => name)
  const location = data.locations.find(({ id }) => id === session.locationId)
  return (
    <SessionRow
      session={session}
      zone={data.zone}
      name={session.title || service?.name}
      slug={service?.slug ?? ''}
      teachers={names}
      location={data.locations.length > 1 ? location?.name : undefined}
      locationZone={location?.timeZone}
      price={service && writePrice(service.price, t, formats)}
    />
  )
}

/** Why these days are empty, with the next session. */
function Nothing({ data }: Props) {
  const t = useT()
  const formats = useFormats()
  const { next, zone, chosen } = data
  const narrowed = chosen.service || chosen.staff || chosen.location
  const day = next && dayIn(next.start, zone)
  return (
    <div className={styles.nothing}>
      <p className="k-2">{t(narrowed ? 'reading.classes.noMatch' : 'reading.classes.none')}</p>
      {next && day && (
        <LinkButton look="filled" to={paths.classes({ ...filterParams(data), from: day })}>
          {t('reading.classes.goTo', { when: `${formats.dayMonth(day)}, ${formats.time(next.start, zone)}` })}
        </LinkButton>
      )}
      {narrowed && <LinkButton to={paths.classes({ from: readFrom(data) })}>{t('reading.classes.showAll')}</LinkButton>}
    </div>
  )
}

/** Links to the seven days and to the weeks before and after. */
export function Days({ data }: Props) {
  const t = useT()
  const formats = useFormats()
  const earlier = addDays(data.from, -DAYS_OF_TIMETABLE)
  return (
    <nav className={styles.days} aria-label={t('reading.classes.days')}>
      {data.from > data.today && (
        <Link
          className={styles.turn}
          to={paths.classes({ ...filterParams(data), from: earlier > data.today ? earlier : undefined })}
          aria-label={t('reading.classes.earlier')}
          preventScrollReset
        >
          <Icon name="chevronStart" />
        </Link>
      )}
      <ul>
        {data.days.map(({ date, sessions }) => (
          <li key={date}>
            <DayChip
              date={date}
              empty={sessions.length === 0}
              today={date === data.today}
              name={formats.dayLong(date)}
            />
          </li>
        ))}
      </ul>
      <Link
        className={styles.turn}
        to={paths.classes({ ...filterParams(data), from: addDays(data.from, DAYS_OF_TIMETABLE) })}
        aria-label={t('reading.classes.later')}
        preventScrollReset
      >
        <Icon name="chevronEnd" />
      </Link>
    </nav>
  )
}

function DayChip({ date, empty, today, name }: { date: string; empty: boolean; today: boolean; name: string }) {
  const t = useT()
  const formats = useFormats()
  const face = (
    <>
      <span aria-hidden="true">{formats.weekdayShort(date)}</span>
      <b className="k-num" aria-hidden="true">
        {formats.dayNumber(date)}
      </b>
      <span className="k-unseen">{empty ? t('reading.classes.dayEmpty', { day: name }) : name}</span>
    </>
  )
  const look = today ? `${styles.chip} ${styles.chipToday}` : styles.chip
  if (empty) return <span className={`${look} ${styles.chipEmpty}`}>{face}</span>
  return (
    <a className={look} href={`#day-${date}`} aria-current={today ? 'date' : undefined}>
      {face}
    </a>
  )
}

const filterParams = ({ chosen }: TimetableData): TimetableChoice => ({
  service: chosen.service ?? undefined,
  staff: chosen.staff ?? undefined,
  location: chosen.location ?? undefined,
})

const readFrom = ({ from, today }: TimetableData): string | undefined => (from === today ? undefined : from)
