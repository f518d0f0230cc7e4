import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { writePrice } from '../../parts/price.ts'
import { paths } from '../../paths.ts'
import { Pavement } from '../../ui/pavement/pavement.tsx'
import type { SoonTime } from '../data/home.ts'
import styles from './home.module.css'

/** The cover with the next free times on it. */
export function Cover({ siteId, soon, now }: { siteId: string; soon: SoonTime[]; now: number }) {
  return (
    <div className={styles.cover}>
      <div className={styles.floor}>
        <Pavement id={siteId} tile={88} hue="brand" />
      </div>
      {soon[0] && <FreeSoon soon={soon} first={soon[0]} now={now} />}
    </div>
  )
}

function FreeSoon({ soon, first, now }: { soon: SoonTime[]; first: SoonTime; now: number }) {
  const t = useT()
  const formats = useFormats()
  const day = dayIn(first.start, first.zone)
  const today = day === dayIn(now, first.zone)
  const zoneLabel = t('site.zone.short', { zone: formats.zoneCity(first.zone) })
  return (
    <section className={styles.soon} aria-labelledby="soon">
      <h2 id="soon">
        <span>{t(today ? 'reading.home.freeToday' : 'reading.home.freeNext')}</span>
        <span className={`${styles.soonDay} k-num`}>
          {formats.dayShort(day)}, {zoneLabel}
        </span>
      </h2>
      <ul>
        {soon.map((time) => (
          <li key={`${time.service.id} ${time.start}`}>
            <SoonLink time={time} apart={time.zone !== first.zone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A time in another zone than the heading's names its zone. */
function SoonLink({ time, apart }: { time: SoonTime; apart: boolean }) {
  const t = useT()
  const formats = useFormats()
  const { service, start, end, zone, staffId, locationId } = time
  const choice = { time: start, staff: staffId ?? undefined, location: locationId ?? undefined }
  const person = time.staffName.split(' ')[0]
  return (
    <Link to={paths.book(service.slug, choice)}>
      <time dateTime={start}>{formats.startTime(start, end, zone)}</time>
      <span>
        <span className={styles.soonName}>{service.name}</span>
        <span className="k-least k-3 k-num">
          {person && (
            <>
              <bdi>{person}</bdi>,{' '}
            </>
          )}
          {service.minutes && formats.duration(service.minutes)}
          {apart && `, ${t('site.zone.short', { zone: formats.zoneCity(zone) })}`}
        </span>
      </span>
      <span className={`${styles.soonPrice} k-num`}>{writePrice(service.price, t, formats)}</span>
    </Link>
  )
}
