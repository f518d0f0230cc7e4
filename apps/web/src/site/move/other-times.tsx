import { Link, useNavigate } from 'react-router'
import { addDays, dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { DayGrid } from '../../parts/slots/day-grid.tsx'
import { SlotList } from '../../parts/slots/slot-list.tsx'
import { type MoveChoice, paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from '../classes/classes.module.css'
import type { MoveData } from '../data/move.ts'
import { DAYS_SHOWN } from '../data/service.ts'

type Props = { move: MoveData; token: string; chosen: string | null }

/** Days and times as in booking; the booking's own time counts as free. */
export function OtherTimes({ move, token, chosen }: Props) {
  const t = useT()
  const formats = useFormats()
  const navigate = useNavigate()
  const { days, day, times, today, from, earliestFrom, booking } = move
  const current: MoveChoice = { from: from === earliestFrom ? undefined : from, day: day ?? undefined }
  const hrefWith = (change: MoveChoice): string => paths.moveBooking(token, { ...current, ...change })
  const turn = (by: number): void => {
    const to = addDays(from, by)
    void navigate(hrefWith({ from: to <= earliestFrom ? undefined : to }), { replace: true, preventScrollReset: true })
  }
  const months = [...new Set([formats.monthYear(from), formats.monthYear(addDays(from, DAYS_SHOWN - 1))])].join(' – ')
  return (
    <div className={styles.panel}>
      <section aria-labelledby="months">
        <div className={styles.months}>
          <h2 id="months" aria-live="polite">
            {months}
          </h2>
          {from > earliestFrom && (
            <Link
              className={styles.turn}
              to={hrefWith({ from: backTo(from, earliestFrom) })}
              aria-label={t('site.service.earlier')}
              replace
              preventScrollReset
            >
              <Icon name="chevronStart" />
            </Link>
          )}
          <Link
            className={styles.turn}
            to={hrefWith({ from: addDays(from, DAYS_SHOWN) })}
            aria-label={t('site.service.later')}
            replace
            preventScrollReset
          >
            <Icon name="chevronEnd" />
          </Link>
        </div>
        <DayGrid
          labelledBy="months"
          days={days}
          today={today}
          chosen={day}
          toHref={(date) => hrefWith({ day: date, time: undefined })}
          onChoose={() => document.getElementById('times')?.focus()}
          onTurn={turn}
        />
      </section>
      <section aria-labelledby="times">
        <h2 id="times" tabIndex={-1}>
          {day ? formats.dayMedium(day) : t('site.service.noTimes')}
        </h2>
        {times.length > 0 ? (
          <SlotList
            times={times}
            zone={booking.zone}
            ownZone={null}
            chosen={chosen}
            findName={() => undefined}
            locationLabel={({ startDate }) =>
              Date.parse(startDate) === Date.parse(booking.start) ? t('reading.move.current') : undefined
            }
            toHref={({ startDate }) => hrefWith({ time: startDate })}
          />
        ) : (
          <NothingHere move={move} hrefWith={hrefWith} />
        )}
      </section>
    </div>
  )
}

function NothingHere({ move, hrefWith }: { move: MoveData; hrefWith: (change: MoveChoice) => string }) {
  const t = useT()
  const formats = useFormats()
  const { nextFree, booking } = move
  if (!nextFree) return <p className="k-2">{t('site.nothing.weeks')}</p>
  const day = dayIn(nextFree.startDate, booking.zone)
  const time = formats.time(nextFree.startDate, booking.zone)
  return (
    <div className={styles.nothing}>
      <p className="k-2">{t('site.nothing.day')}</p>
      <LinkButton to={hrefWith({ day, from: undefined, time: nextFree.startDate })} replace preventScrollReset>
        {t('site.nothing.book', { day: formats.dayMonth(day), time })}
      </LinkButton>
    </div>
  )
}

function backTo(from: string, earliest: string): string | undefined {
  const to = addDays(from, -DAYS_SHOWN)
  return to <= earliest ? undefined : to
}
