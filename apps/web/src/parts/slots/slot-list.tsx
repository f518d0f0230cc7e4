import { dayPartOf, dayParts } from '@kalends/react'
import { Link } from 'react-router'
import { minuteOfDay } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import styles from './slot-list.module.css'

export type SlotTime = { startDate: string; endDate: string; resourceIds: string[]; locationId?: string | null }

type Props<Time extends SlotTime> = {
  times: Time[]
  /** Zone the times are shown in. */
  zone: string
  /** The visitor's own zone, if its time differs. */
  ownZone: string | null
  chosen: string | null
  findName: (resourceId: string) => string | undefined
  /** Label of the location, if the times are at several. */
  locationLabel?: (time: Time) => string | undefined
  toHref: (time: Time) => string
  /** One time a day, without a part of the day. */
  wholeDays?: boolean
}

/** Times of a day, grouped into morning, afternoon and evening. Choosing one only selects it. */
export function SlotList<Time extends SlotTime>(props: Props<Time>) {
  const t = useT()
  if (props.wholeDays) return <SlotLinks {...props} labelledBy="times" />
  const parts = Object.groupBy(props.times, ({ startDate }) => dayPartOf(minuteOfDay(startDate, props.zone) / 60))
  return dayParts.map((part) => {
    const times = parts[part]
    if (!times) return null
    return (
      <section key={part} aria-labelledby={`times-${part}`}>
        <h3 id={`times-${part}`} className={styles.part}>
          {t(`common.part.${part}`)}
        </h3>
        <SlotLinks {...props} times={times} labelledBy={`times-${part}`} />
      </section>
    )
  })
}

function SlotLinks<Time extends SlotTime>({ labelledBy, ...props }: Props<Time> & { labelledBy: string }) {
  return (
    <ul className={styles.times} aria-labelledby={labelledBy}>
      {props.times.map((time) => (
        <li key={`${time.startDate} ${time.locationId ?? ''}`}>
          <SlotLink {...props} time={time} />
        </li>
      ))}
    </ul>
  )
}

function SlotLink<Time extends SlotTime>({
  time,
  zone,
  ownZone,
  chosen,
  findName,
  locationLabel,
  toHref,
  wholeDays,
}: Props<Time> & { time: Time }) {
  const t = useT()
  const formats = useFormats()
  const clock = formats.startTime(time.startDate, time.endDate, zone)
  const names = time.resourceIds.map(findName).filter((name) => name !== undefined)
  const location = locationLabel?.(time)
  const isChosen = time.startDate === chosen
  return (
    <Link
      className={isChosen ? `${styles.time} ${styles.chosen}` : styles.time}
      to={toHref(time)}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className="k-num">
        {clock}
        {names.length > 0 && <span className="k-unseen">{t('common.withNames', { names: formats.anyOf(names) })}</span>}
      </span>
      {location && <span className={styles.own}>{location}</span>}
      {ownZone && !wholeDays && (
        <span className={`${styles.own} k-num`}>
          {t('common.yourTime', { time: formats.timeElsewhere(time.startDate, ownZone, zone) })}
        </span>
      )}
    </Link>
  )
}

/** Placeholder while times are loading. */
export function SlotBones() {
  return (
    <div className={styles.times} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((bone) => (
        <span key={bone} className={styles.bone} />
      ))}
    </div>
  )
}
