import { Link, useNavigate } from 'react-router'
import { addDays, dayIn, isThisYear, wholeDays } from '../../lib/format.ts'
import { useSettled } from '../../lib/settled.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { DayGrid } from '../../parts/slots/day-grid.tsx'
import { SlotBones, SlotList } from '../../parts/slots/slot-list.tsx'
import type { MoveChoice } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from '../classes/classes.module.css'
import type { MoveData } from '../data/move.ts'
import { DAYS_SHOWN } from '../data/service.ts'
import { useNothingText } from '../parts/use-nothing-text.ts'
import { useOtherThan } from './named-time.ts'
import type { Choice } from './use-choice.ts'

type Props = { move: MoveData; choice: Choice }

/** Days and times as in booking; the booking's own time counts as free. */
export function OtherTimes({ move, choice }: Props) {
  const t = useT()
  const formats = useFormats()
  const navigate = useNavigate()
  const { days, today, from, earliestFrom } = move
  const { day, waiting } = choice
  const bones = useSettled(waiting)
  const shown = { from: from === earliestFrom ? undefined : from, day: day ?? undefined, time: undefined }
  const hrefWith = (change: MoveChoice): string => choice.hrefWith({ ...shown, ...change })
  const turn = (by: number): void => {
    const to = addDays(from, by)
    void navigate(hrefWith({ from: to <= earliestFrom ? undefined : to }), { replace: true, preventScrollReset: true })
  }
  const last = addDays(from, DAYS_SHOWN - 1)
  const name = isThisYear(last, today) ? formats.month : formats.monthYear
  const months = [...new Set([name(from), name(last)])].join(' – ')
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
          toHref={(date) => hrefWith({ day: date })}
          onChoose={() => document.getElementById('times')?.focus()}
          onTurn={turn}
        />
      </section>
      <section aria-labelledby="times" aria-busy={waiting || undefined}>
        <h2 id="times" tabIndex={-1}>
          {day ? formats.dayMedium(day) : t('site.service.noTimes')}
        </h2>
        {!waiting && <Times move={move} choice={choice} hrefWith={hrefWith} />}
        {waiting && bones && (
          <>
            <p className="k-small k-3">{t('site.service.looking')}</p>
            <SlotBones />
          </>
        )}
        <p className="k-unseen" role="status">
          {waiting || !day ? '' : t('site.service.freeOn', { day: formats.dayLong(day), count: move.times.length })}
        </p>
      </section>
    </div>
  )
}

type Linked = { move: MoveData; hrefWith: (change: MoveChoice) => string }

function Times({ move, choice, hrefWith }: Linked & { choice: Choice }) {
  const t = useT()
  const otherThan = useOtherThan(move)
  const { times, booking } = move
  if (times.length === 0) return <NothingHere move={move} hrefWith={hrefWith} />
  return (
    <SlotList
      times={times}
      zone={booking.zone}
      ownZone={null}
      chosen={choice.time?.startDate ?? null}
      wholeDays={wholeDays(booking.start, booking.end, booking.zone) !== null}
      findName={() => undefined}
      locationLabel={(time) =>
        Date.parse(time.startDate) === Date.parse(booking.start) ? t('reading.move.current') : otherThan(time)
      }
      toHref={({ startDate }) => hrefWith({ time: startDate })}
    />
  )
}

function NothingHere({ move, hrefWith }: Linked) {
  const t = useT()
  const formats = useFormats()
  const { nextFree, booking } = move
  const why = useNothingText(move.nothing, booking.zone)
  if (!nextFree) return <p className="k-2">{why}</p>
  const day = dayIn(nextFree.startDate, booking.zone)
  const time = formats.startTime(nextFree.startDate, nextFree.endDate, booking.zone)
  return (
    <div className={styles.nothing}>
      <p className="k-2">{why}</p>
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
