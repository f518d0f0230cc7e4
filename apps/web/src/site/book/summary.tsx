import { dayIn } from '../../lib/format.ts'
import { useReaderZone } from '../../lib/own-zone.ts'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { BookingSummary, type SummaryData } from '../../parts/booking-summary.tsx'
import { formatTotal } from '../../parts/price-lines.tsx'
import { HoldClock } from '../../parts/slots/hold-clock.tsx'
import type { BookData } from '../data/book.ts'
import styles from './book.module.css'

type Props = {
  data: BookData
  secondsLeft: number
  /** A plan is chosen to pay. */
  isByPlan: boolean
}

/** Summary of the booking, beside the form. */
export function Summary({ data, secondsLeft, isByPlan }: Props) {
  return (
    <div className={styles.summary}>
      {data.hold && (
        <div className={styles.hold}>
          <HoldStatus data={data} secondsLeft={secondsLeft} />
        </div>
      )}
      <div className={styles.body}>
        <When data={data} />
        <BookingSummary data={toSummary(data, isByPlan)} />
      </div>
    </div>
  )
}

/** The summary on a narrow screen: one sticky line that expands. */
export function MiniSummary({ data, secondsLeft, isByPlan }: Props) {
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
              {formats.dayShort(dayIn(slot.start, zone))}, {formats.startTime(slot.start, slot.end, zone)}
            </b>
            <span className="k-least k-2">
              {[
                service.name,
                t('site.zone.short', { zone: formats.zoneCity(zone) }),
                isByPlan ? t('common.price.plan') : formatTotal(data.quote.price, t, formats),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
          <span className={styles.details}>{t('form.book.details')}</span>
        </summary>
        <BookingSummary data={toSummary(data, isByPlan)} />
      </details>
      {data.hold && !held && <Expired data={data} className={styles.expired} />}
    </div>
  )
}

/** An expired hold is no error: the time may still be free, and the answers are preserved. */
function Expired({ data: { slot, zone }, className }: { data: BookData; className?: string | undefined }) {
  const t = useT()
  const formats = useFormats()
  return <p className={className}>{t('form.book.expired', { time: formats.startClock(slot.start, slot.end, zone) })}</p>
}

function HoldStatus({ data, secondsLeft }: Omit<Props, 'isByPlan'>) {
  const t = useT()
  const formats = useFormats()
  const { holdMinutes } = useSite()
  const { hold, zone } = data
  const clock = useReaderZone(zone)
  if (!hold || secondsLeft === 0) return <Expired data={data} />
  return (
    <>
      <HoldClock secondsLeft={secondsLeft} total={holdMinutes * 60} />
      <p>
        <b>{t('form.book.heldUntil', { time: formats.time(hold.expiresAt, clock) })}</b>
        <br />
        <span className="k-2">{t('form.book.heldNote')}</span>
      </p>
    </>
  )
}

function When({ data: { slot, zone, service } }: { data: BookData }) {
  const formats = useFormats()
  const day = dayIn(slot.start, zone)
  return (
    <div className={styles.when}>
      <div className={styles.leaf} aria-hidden="true">
        <span>{formats.weekdayShort(day)}</span>
        <b className="k-num">{formats.dayNumber(day)}</b>
        <i>{formats.monthShort(day)}</i>
      </div>
      <p className={`${styles.thing} k-serif`}>{service.name}</p>
    </div>
  )
}

function toSummary(data: BookData, isByPlan: boolean): SummaryData {
  const { slot, zone, kind, location, people, quote, pay } = data
  return {
    start: slot.start,
    end: slot.end,
    zone,
    until: kind === 'COURSE' ? slot.end : null,
    location,
    staffName: data.hold?.staffName ?? data.staffName,
    people: people.total,
    price: quote.price,
    isMinimum: quote.isMinimum,
    payment: isByPlan ? 'PLAN' : pay.choices.length === 1 && pay.choices[0] === 'visit' ? 'IN_PERSON' : null,
  }
}
