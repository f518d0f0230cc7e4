import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Choice } from '../../ui/choice.tsx'
import type { ZoneReview } from './review.ts'
import styles from './zone-change.module.css'

type Moves = ZoneReview['kinds'][number]
type Move = Moves['first'][number]

/** Asks what keeps its local time when a time zone changes, and lists what that is. */
export function ZoneQuestions({ review }: { review: ZoneReview }) {
  const t = useT()
  const { newTimeZone, kinds } = review
  const options = (['WALL_TIME', 'INSTANT'] as const).map((value) => ({
    value,
    label: t(`settings.zoneChange.${value}`),
    note: t(`settings.zoneChange.${value}.note`),
  }))
  const hasSessions = kinds.some(({ kind }) => kind !== 'APPOINTMENT')
  const hasAppointments = kinds.some(({ kind }) => kind === 'APPOINTMENT')
  return (
    <div className={styles.questions}>
      <Alert tone="warn" role="status">
        {t('settings.zoneChange.ask')}
      </Alert>
      <input type="hidden" name="zoneConfirmed" value={newTimeZone} />
      {hasSessions && (
        <Choice legend={t('settings.zoneChange.sessions')} name="zoneSessions" options={options} value="WALL_TIME" />
      )}
      {hasAppointments && (
        <Choice legend={t('settings.zoneChange.bookings')} name="zoneBookings" options={options} value="INSTANT" />
      )}
      {kinds.map((moves) => (
        <Kind key={moves.kind} moves={moves} zone={newTimeZone} />
      ))}
      <CheckBox name="zoneNotify" label={t('settings.zoneChange.notify')} />
    </div>
  )
}

function Kind({ moves: { kind, count, first }, zone }: { moves: Moves; zone: string }) {
  const t = useT()
  const more = count - first.length
  return (
    <div>
      <h3 className={styles.kind}>{t(`settings.zoneChange.kind.${kind}`, { count })}</h3>
      <ul className={styles.moves}>
        {first.map((move) => (
          <Line key={move.sessionId} move={move} zone={zone} />
        ))}
        {more > 0 && <li>{t('settings.zoneChange.more', { count: more })}</li>}
      </ul>
    </div>
  )
}

/** Both outcomes, in the new zone. */
function Line({ move, zone }: { move: Move; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const { title, startDate, localStartDate, newLocalStartDate } = move
  const day = formats.dayShort(localStartDate.slice(0, 10))
  return (
    <li>
      <bdi>{title || t('dashboard.calendar.blocked')}</bdi>
      {', '}
      {t('settings.zoneChange.line', {
        when: `${day}, ${localStartDate.slice(11, 16)}`,
        wall: newLocalStartDate.slice(11, 16),
        instant: formats.time(startDate, zone),
      })}
    </li>
  )
}
