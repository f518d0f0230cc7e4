import { addDays, dayIn, firstWeekday, leftToRight, weekdayIndex } from '../../lib/format.ts'
import { useFormats, useLanguage, useT } from '../../lib/translate.tsx'
import { MapLink } from '../../parts/map-link.tsx'
import { clock, type HoursRow, hoursRows } from '../../parts/opening-hours.ts'
import type { HomeLocation } from '../data/home.ts'
import styles from './home.module.css'

const A_MONDAY = '2024-01-01'
const WARNED_DAYS = 14

/** Locations with opening hours: today in bold, exceptional closures highlighted. */
export function Locations({ locations, now }: { locations: HomeLocation[]; now: number }) {
  const t = useT()
  return (
    <section aria-labelledby="locations">
      <h2 id="locations">{t('reading.home.locations')}</h2>
      {locations.map((location) => (
        <div key={location.id} className={styles.location}>
          {locations.length > 1 && <h3>{location.name}</h3>}
          <p className="k-2">
            <bdi>{[location.formattedAddress, location.directions].filter(Boolean).join('. ')}</bdi>{' '}
            <MapLink address={location.formattedAddress} />
          </p>
          <Hours location={location} now={now} />
        </div>
      ))}
    </section>
  )
}

function Hours({ location, now }: { location: HomeLocation; now: number }) {
  const t = useT()
  const formats = useFormats()
  const language = useLanguage()
  const day = dayIn(now, location.timeZone)
  const today = weekdayIndex(day)
  const rows = hoursRows(location.openingHours, firstWeekday(language), today)
  const isSoon = (date: string): boolean => date >= day && date <= addDays(day, WARNED_DAYS)
  const closed = location.closedDates.filter(isSoon)
  const special = location.specialHours.filter(({ date }) => isSoon(date))
  return (
    <>
      {closed.length > 0 && (
        <p className={styles.closed}>
          {t('reading.home.closedOn', { days: formats.allOf(closed.map(formats.dayShort)) })}
        </p>
      )}
      {special.map(({ date, windows }) => (
        <p key={date} className={styles.closed}>
          {t('reading.home.specialHours', { day: formats.dayShort(date), hours: formatSpans(windows) })}
        </p>
      ))}
      <table className={styles.hours}>
        <caption className="k-unseen">{t('reading.home.hours', { location: location.name })}</caption>
        <tbody>
          {rows.map((row) => (
            <HoursLine key={row.from} row={row} today={row.from === today} />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Formats the hours of one date, as `09:00–12:00, 14:00–17:00`. */
const formatSpans = (windows: HomeLocation['specialHours'][number]['windows']): string =>
  windows.map(({ opensMinute, closesMinute }) => leftToRight(`${clock(opensMinute)}–${clock(closesMinute)}`)).join(', ')

function HoursLine({ row, today }: { row: HoursRow; today: boolean }) {
  const t = useT()
  const formats = useFormats()
  const name = (weekday: number): string => formats.weekday(addDays(A_MONDAY, weekday))
  const days =
    row.from === row.to ? name(row.from) : t('reading.home.daysFromTo', { from: name(row.from), to: name(row.to) })
  const hours = row.windows.map(({ opens, closes }) => leftToRight(`${opens}–${closes}`)).join(', ')
  return (
    <tr className={today ? styles.today : undefined}>
      <th scope="row">{today ? t('reading.home.dayToday', { day: days }) : days}</th>
      <td className="k-num">{hours || t('reading.home.closed')}</td>
    </tr>
  )
}
