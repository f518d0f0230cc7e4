import type { ReactNode } from 'react'
import { dayIn, wholeDays } from '../lib/format.ts'
import { useOwnZone } from '../lib/own-zone.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './booking-summary.module.css'
import { MapLink } from './map-link.tsx'
import { type ItemisedPrice, type PaymentTime, PriceLines } from './price-lines.tsx'

export type SummaryData = {
  start: string
  end: string
  /** The zone the time was listed in when it was booked. */
  zone: string
  /** The time on the clocks of its location, where they show another one. */
  locationTime?: string | undefined
  /** A course: its last session. */
  until?: string | null
  location: { name: string; address: string } | null
  directions?: string | null
  conferencingUrl?: string | null
  staffName: string | null
  /** Who gives it is still to be named. */
  staffToBeNamed?: boolean
  people: number
  price: ItemisedPrice | null
  /** The price depends on a staff member who is not chosen yet. */
  isMinimum?: boolean
  /** Payment method, if it is fixed. */
  payment?: PaymentTime | null
}

/** What is booked: time with zone, location, staff member, participants, price. The same on every page, and in emails. */
export function BookingSummary({ data }: { data: SummaryData }) {
  const t = useT()
  const { location, directions, conferencingUrl, staffName, people, price } = data
  return (
    <>
      <dl className={styles.facts}>
        <When data={data} />
        {location && (
          <Fact icon="pin" name={t('common.where')}>
            <bdi>{[location.name, location.address].filter(Boolean).join(', ')}</bdi>
            <span className={styles.note}>
              {directions && <bdi>{directions}</bdi>} <MapLink address={location.address} />
            </span>
          </Fact>
        )}
        {conferencingUrl && (
          <Fact icon="globe" name={t('common.online')}>
            <a className={styles.link} href={conferencingUrl} rel="noreferrer">
              {t('common.joinOnline')}
            </a>
          </Fact>
        )}
        {(staffName || data.staffToBeNamed) && (
          <Fact icon="person" name={t('common.with')}>
            {staffName || t('common.teacherToBeNamed')}
          </Fact>
        )}
        {people > 1 && (
          <Fact icon="team" name={t('common.people')}>
            {t('common.peopleCount', { count: people })}
          </Fact>
        )}
      </dl>
      {price && <PriceLines price={price} data={data} />}
    </>
  )
}

function When({ data: { start, end, zone, until, locationTime } }: { data: SummaryData }) {
  const t = useT()
  const formats = useFormats()
  const own = useOwnZone(zone, start)
  const ownTime = (theirs: string): string =>
    wholeDays(start, end, zone)
      ? t('common.fromTo', { from: formats.moment(start, theirs), to: formats.moment(end, theirs) })
      : formats.moment(start, theirs)
  return (
    <Fact icon="clock" name={t('common.when')}>
      <span className="k-num">
        {until ? (
          t('common.courseFromTo', {
            from: formats.moment(start, zone),
            to: formats.dayMonth(dayIn(until, zone)),
          })
        ) : (
          <>
            {formats.dayFull(dayIn(start, zone))}, {formats.timeRange(start, end, zone)}
          </>
        )}
      </span>
      <span className={styles.note}>
        {t('common.zoneTime', { zone: formats.zoneCity(zone), offset: formats.zoneOffset(zone, start) })} {locationTime}{' '}
        {own && t('common.forYou', { zone: formats.zoneCity(own), when: ownTime(own) })}
      </span>
    </Fact>
  )
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <>
      <dt>
        <Icon name={icon} />
        <span className="k-unseen">{name}</span>
      </dt>
      <dd>{children}</dd>
    </>
  )
}
