import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { focusHeading } from '../../lib/focus.ts'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { BookData, OtherHold, RequestedSlot } from '../data/book.ts'
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
  if (outcome?.taken) return <Taken key={outcome.attempt} times={outcome.taken} data={data} />
  if (outcome?.tooMany) return <TooMany key={outcome.attempt} holds={outcome.tooMany} />
  if (outcome?.more) return <Notice key={outcome.attempt}>{data.form.messages['form.more']}</Notice>
  if (outcome?.waitMinutes)
    return <Notice key={outcome.attempt}>{t('form.book.throttled', { minutes: outcome.waitMinutes })}</Notice>
  if (outcome?.refusal) return <Notice key={outcome.attempt}>{t(`form.book.refused.${outcome.refusal}`)}</Notice>
  if (seatsLeft !== null && mistakeCount === 0)
    return <Notice key={seatsLeft}>{t('form.book.seatsLeft', { count: seatsLeft })}</Notice>
  // The first wrong field has the focus.
  return mistakeCount > 0 ? <Notice seen={false}>{t('form.book.mistakes', { count: mistakeCount })}</Notice> : null
}

/** The customer's other holds: each can be completed, or released for this booking. */
function TooMany({ holds }: { holds: OtherHold[] }) {
  const t = useT()
  const formats = useFormats()
  const formatWhen = (start: string, zone: string): string =>
    `${formats.dayShort(dayIn(start, zone))}, ${formats.time(start, zone)}, ${t('site.zone.short', { zone: formats.zoneCity(zone) })}`
  if (holds.length === 0) return <Notice>{t('form.book.tooManyHere')}</Notice>
  return (
    <>
      <Notice>{t('form.book.tooMany', { count: holds.length })}</Notice>
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

/** Scrolls into view by itself, because the submit button is far below it. */
export function Notice({ children, seen = true }: { children: React.ReactNode; seen?: boolean }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (seen) focusHeading(notice.current)
  }, [seen])
  return (
    <Alert ref={notice} icon="info" className={styles.alert}>
      {children}
    </Alert>
  )
}

/** The time was just booked. The three alternatives are buttons of the same form, so everything typed is sent with them. */
function Taken({ times, data: { slot, zone } }: { times: RequestedSlot[]; data: BookData }) {
  const t = useT()
  const formats = useFormats()
  const day = dayIn(slot.start, zone)
  const sameDay = times.every(({ start }) => dayIn(start, zone) === day)
  return (
    <>
      <Notice>
        <h2>{t('form.book.taken')}</h2>
        <p>{t('form.book.takenNote', { time: formats.time(slot.start, zone) })}</p>
      </Notice>
      {times.length > 0 && (
        <div className={styles.group}>
          <p className="k-2">{t(sameDay ? 'form.book.freeSameDay' : 'form.book.freeSoon')}</p>
          <div className={styles.others}>
            {times.map(({ start, end, locationId, sessionId }) => (
              <button
                key={start}
                type="submit"
                name="take"
                value={[start, end, locationId ?? '', sessionId ?? ''].join('|')}
              >
                <span className="k-num">{formats.time(start, zone)}</span>
                {!sameDay && <small>{formats.dayShort(dayIn(start, zone))}</small>}
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
