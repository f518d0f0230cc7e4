import { Link } from 'react-router'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { writePrice } from '../../parts/price.ts'
import { useRelativeTime } from '../../parts/use-relative-time.ts'
import { paths, type SlotChoice } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Pavement } from '../../ui/pavement/pavement.tsx'
import type { HomeData } from '../data/home.ts'
import type { ServiceCard } from '../data/services.ts'
import finderStyles from './finder.module.css'
import { Finder } from './finder.tsx'
import styles from './home.module.css'

type Props = Pick<HomeData, 'categories' | 'finder' | 'nextFree' | 'started' | 'now'>

/** All services by category, one line each. */
export function ServiceMenu({ categories, finder, nextFree, started, now }: Props) {
  const t = useT()
  // Services without a category are “other” ones only beside categories.
  const isPlain = categories.every(({ name }) => name === '')
  return (
    <section id="services" className={styles.wrap} aria-labelledby="services-title">
      <h2 id="services-title" className={styles.heading}>
        {t('reading.home.menu')}
      </h2>
      {finder && <Finder {...finder} />}
      {categories.length === 0 && !finder && <p className={styles.empty}>{t('reading.home.empty')}</p>}
      {categories.length === 0 && finder && (
        <p className={finderStyles.none} role="status">
          {finder.labels.none} <Link to={paths.services()}>{finder.labels.clear}</Link>
        </p>
      )}
      {categories.map((category) => (
        <section
          key={category.id}
          className={styles.category}
          aria-labelledby={isPlain ? 'services-title' : `category-${category.id}`}
        >
          {!isPlain && <h3 id={`category-${category.id}`}>{category.name || t('reading.home.otherServices')}</h3>}
          <ul>
            {category.services.map((service) => (
              <li key={service.id}>
                <ServiceRow
                  service={service}
                  next={nextFree[service.id]}
                  started={started[service.id]}
                  now={now}
                  chosen={{
                    staff: finder?.filters.staff || undefined,
                    location: finder?.filters.location || undefined,
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

type RowProps = {
  service: ServiceCard
  next: HomeData['nextFree'][string] | undefined
  /** Local day on which it began, of a course. */
  started: string | undefined
  now: number
  /** Whom and where the customer chose, which the page of an appointment continues with. */
  chosen: SlotChoice
}

function ServiceRow({ service, next, started, now, chosen }: RowProps) {
  const t = useT()
  const formats = useFormats()
  const when = useRelativeTime(now)
  const { timeZone } = useSite()
  return (
    <Link
      className={styles.row}
      to={service.type === 'APPOINTMENT' ? paths.service(service.slug, chosen) : paths.offer(service)}
    >
      <span className={styles.thumb}>
        {service.picture ? (
          <img {...service.picture} alt="" sizes="64px" width={64} height={64} loading="lazy" />
        ) : (
          <Pavement id={service.id} tile={24} />
        )}
      </span>
      <span className={styles.text}>
        <span className={styles.rowName}>{service.name}</span>
        <span className="k-small k-2">
          <bdi>{service.tagline}</bdi>
        </span>
      </span>
      <span className={`${styles.duration} k-small k-num`}>{service.minutes && formats.duration(service.minutes)}</span>
      <span className={`${styles.price} k-num`}>{writePrice(service.price, t, formats)}</span>
      <span className={`${styles.next} k-small k-num`}>
        {next && (
          <span>
            {t(service.type === 'COURSE' ? 'reading.home.starts' : 'reading.home.nextFree')}
            {next.zone !== timeZone && `, ${t('site.zone.short', { zone: formats.zoneCity(next.zone) })}`}
          </span>
        )}
        {next
          ? when(next.start, next.end, next.zone)
          : started
            ? t('reading.home.started', { day: formats.dayMonth(started) })
            : service.bookable && t('reading.home.nothingFree')}
      </span>
      <Icon name="chevronEnd" size={18} />
    </Link>
  )
}
