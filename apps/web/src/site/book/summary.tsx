import { dayIn } from '../../lib/format.ts'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { HoldClock } from '../../parts/hold-clock.tsx'
import { writePrice } from '../../parts/price.ts'
import styles from '../book.module.css'
import type { BookData } from '../data/book.ts'
import { minutesOf } from '../data/length.ts'
import { wholePrice } from './total.ts'

type Props = { data: BookData; secondsLeft: number }

/** What is being booked, beside the form. */
export function Summary({ data, secondsLeft }: Props) {
  return (
    <div className={styles.summary}>
      {data.hold && (
        <div className={styles.hold}>
          <HoldWords data={data} secondsLeft={secondsLeft} />
        </div>
      )}
      <div className={styles.body}>
        <When data={data} />
        <Lines data={data} />
      </div>
    </div>
  )
}

/** The same on a narrow screen: one line that stays in sight and opens. */
export function MiniSummary({ data, secondsLeft }: Props) {
  const t = useT()
  const formats = useFormats()
  const { holdMinutes } = useSite()
  const { slot, zone, service } = data
  const held = data.hold && secondsLeft > 0
  return (
    <div className={styles.mini}>
      <details>
        <summary>
          {held && <HoldClock small secondsLeft={secondsLeft} total={holdMinutes * 60} />}
          <span>
            <b className="k-num">
              {formats.dayShort(dayIn(slot.start, zone))}, {formats.time(slot.start, zone)}
            </b>
            <span className="k-least k-2">
              {service.name}, {writePrice(wholePrice(data), t, formats)}
            </span>
          </span>
          <span className={styles.details}>{t('site.book.details')}</span>
        </summary>
        <Lines data={data} />
      </details>
      {data.hold && !held && <Lapsed data={data} className={styles.lapsed} />}
    </div>
  )
}

/** The end of a hold is no alarm: the time may well be free still, and the answers are here. */
function Lapsed({ data: { slot, zone }, className }: { data: BookData; className?: string | undefined }) {
  const t = useT()
  const formats = useFormats()
  return <p className={className}>{t('site.book.lapsed', { time: formats.time(slot.start, zone) })}</p>
}

function HoldWords({ data, secondsLeft }: Props) {
  const t = useT()
  const formats = useFormats()
  const { holdMinutes } = useSite()
  const { hold, zone } = data
  if (!hold || secondsLeft === 0) return <Lapsed data={data} />
  return (
    <>
      <HoldClock secondsLeft={secondsLeft} total={holdMinutes * 60} />
      <p>
        <b>{t('site.book.heldUntil', { time: formats.time(hold.expiresAt, zone) })}</b>
        <br />
        <span className="k-2">{t('site.book.heldNote')}</span>
      </p>
    </>
  )
}

function When({ data: { slot, zone, service, kind } }: { data: BookData }) {
  const t = useT()
  const formats = useFormats()
  const day = dayIn(slot.start, zone)
  const place = t('site.zone.short', { zone: formats.zoneCity(zone) })
  return (
    <div className={styles.when}>
      <div className={styles.leaf} aria-hidden="true">
        <span>{formats.weekdayShort(day)}</span>
        <b className="k-num">{formats.dayNumber(day)}</b>
        <i>{formats.monthShort(day)}</i>
      </div>
      <div>
        <p className={`${styles.thing} k-serif`}>{service.name}</p>
        <p className="k-2 k-num">
          <span className="k-unseen">{formats.dayFull(day)}, </span>
          {kind === 'COURSE'
            ? t('site.book.courseUntil', { day: formats.dayMonth(dayIn(slot.end, zone)) })
            : formats.timeRange(slot.start, slot.end, zone)}
          , {place}
        </p>
      </div>
    </div>
  )
}

function Lines({ data }: { data: BookData }) {
  const t = useT()
  const formats = useFormats()
  const { service, place, variant, extras, people, kind } = data
  const price = writePrice(wholePrice(data), t, formats, true)
  const minutes = kind === 'APPOINTMENT' ? minutesOf(service, variant, extras) : null
  const staffName = data.hold?.staffName ?? data.staffName
  return (
    <>
      <dl className={styles.lines}>
        {staffName && <Line name={t('site.book.with')} value={staffName} />}
        {place && (
          <Line name={t('site.service.where')} value={[place.name, place.address].filter(Boolean).join(', ')} />
        )}
        {people.total > 1 && <Line name={t('site.book.people')} value={formats.number(people.total)} />}
        {extras.map(({ id, name, price: cost }) => (
          <Line key={id} name={t('site.book.extra')} value={cost ? `${name}, ${formats.money(cost, true)}` : name} />
        ))}
        <Line name={minutes ? formats.duration(minutes) : (variant?.label ?? service.name)} value={price} />
      </dl>
      <p className={styles.total}>
        <span>{t('site.book.toPay')}</span>
        <b className="k-num">{price}</b>
      </p>
    </>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="k-num">{value}</dd>
    </>
  )
}
