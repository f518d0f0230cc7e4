import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import type { BookData, OtherHold, RequestedSlot } from '../data/book.ts'
import { FormNotice } from '../parts/form-notice.tsx'
import type { Outcome } from './act.ts'
import styles from './book.module.css'

/** Why the form was refused, and what the customer can do instead. */
export function Refused({
  outcome,
  data,
  mistakeCount,
}: {
  outcome: Outcome | undefined
  data: BookData
  mistakeCount: number
}) {
  const t = useT()
  const seatsLeft = outcome?.short?.seatsLeft ?? data.seatsLeft
  if (outcome?.taken) return <Taken key={outcome.attempt} times={outcome.taken} why={outcome.why} data={data} />
  if (outcome?.tooMany) return <TooMany key={outcome.attempt} holds={outcome.tooMany} />
  if (outcome?.more) return <FormNotice key={outcome.attempt}>{data.form.messages['form.more']}</FormNotice>
  if (outcome?.waitMinutes)
    return <FormNotice key={outcome.attempt}>{t('form.book.throttled', { minutes: outcome.waitMinutes })}</FormNotice>
  if (outcome?.refusal)
    return <FormNotice key={outcome.attempt}>{outcome.why ?? t(`form.book.refused.${outcome.refusal}`)}</FormNotice>
  if (seatsLeft !== null && mistakeCount === 0)
    return <FormNotice key={seatsLeft}>{t('form.book.seatsLeft', { count: seatsLeft })}</FormNotice>
  // The first wrong field has the focus.
  return mistakeCount > 0 ? (
    <FormNotice seen={false}>{t('form.book.mistakes', { count: mistakeCount })}</FormNotice>
  ) : null
}

/** The customer's other holds: each can be completed, or released for this booking. */
function TooMany({ holds }: { holds: OtherHold[] }) {
  const t = useT()
  const formats = useFormats()
  const formatWhen = (start: string, zone: string): string =>
    `${formats.dayShort(dayIn(start, zone))}, ${formats.time(start, zone)}, ${t('site.zone.short', { zone: formats.zoneCity(zone) })}`
  if (holds.length === 0) return <FormNotice>{t('form.book.tooManyHere')}</FormNotice>
  return (
    <>
      <FormNotice>{t('form.book.tooMany', { count: holds.length })}</FormNotice>
      <ul className={styles.kept}>
        {holds.map(({ id, slug, serviceName, start, zone, sessionId }) => (
          <li key={id}>
            <Link to={paths.book(slug, { ...(sessionId ? { session: sessionId } : { time: start }), zone, hold: id })}>
              {serviceName}, <span className="k-num">{formatWhen(start, zone)}</span>
            </Link>
            <Button
              name="release"
              value={id}
              aria-label={t('form.book.releaseNamed', { what: `${serviceName}, ${formatWhen(start, zone)}` })}
            >
              {t('form.book.release')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

type TakenProps = { times: RequestedSlot[]; why: string | undefined; data: BookData }

/** The time was just booked, or cannot be for another reason. The three alternatives are buttons of the same form, so everything typed is sent with them. */
function Taken({ times, why, data: { slot, zone } }: TakenProps) {
  const t = useT()
  const formats = useFormats()
  const day = dayIn(slot.start, zone)
  const sameDay = times.every(({ start }) => dayIn(start, zone) === day)
  return (
    <>
      <FormNotice>
        <h2>{why ?? t('form.book.taken')}</h2>
        {!why && <p>{t('form.book.takenNote', { time: formats.startClock(slot.start, slot.end, zone) })}</p>}
        {why && times.length > 0 && <p>{t('form.book.chooseSaved')}</p>}
      </FormNotice>
      {times.length > 0 && (
        <div className={styles.group}>
          <p className="k-2">{t(sameDay ? 'form.book.freeSameDay' : 'form.book.freeSoon')}</p>
          <div className={styles.others}>
            {times.map(({ start, end, locationId, sessionId }) => (
              <button
                key={start}
                type="submit"
                name="slot"
                value={[start, end, locationId ?? '', sessionId ?? ''].join('|')}
              >
                <span className="k-num">{formats.startTime(start, end, zone)}</span>
                {!sameDay && <small>{formats.dayShort(dayIn(start, zone))}</small>}
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
