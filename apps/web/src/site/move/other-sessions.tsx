import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import styles from '../classes/classes.module.css'
import { useClosedReason } from '../classes/use-closed-reason.ts'
import type { MoveData } from '../data/move.ts'
import { describeSeatsLeft } from '../data/seats-left.ts'
import type { ClassSession } from '../data/sessions.ts'
import { fits } from './use-choice.ts'

type Props = { move: MoveData; token: string; chosen: string | null }

/** The sessions of the class: those with enough open seats can be chosen, the others say why not. */
export function OtherSessions({ move, token, chosen }: Props) {
  const t = useT()
  const { sessions, booking } = move
  const others = sessions.filter(({ id }) => id !== booking.sessionId)
  if (others.length === 0) return <p className={`${styles.none} k-2`}>{t('reading.move.noSession')}</p>
  return (
    <>
      {!others.some((session) => fits(move, session)) && (
        <p className={`${styles.none} k-2`}>{t('reading.move.noneFits')}</p>
      )}
      <ul className={styles.options} aria-label={t('site.class.when')}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Choice session={session} move={move} token={token} chosen={session.id === chosen} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Choice({
  session,
  move,
  token,
  chosen,
}: {
  session: ClassSession
  move: MoveData
  token: string
  chosen: boolean
}) {
  const t = useT()
  const formats = useFormats()
  const { zone, sessionId, people } = move.booking
  const why = useClosedReason(zone)(session, people)
  const when = `${formats.dayLong(dayIn(session.start, zone))}, ${formats.timeRange(session.start, session.end, zone)}`
  if (session.id === sessionId) {
    return (
      <span className={`${styles.option} ${styles.optionNow}`}>
        <span className="k-num">{when}</span>
        <span className="k-small k-2">{t('reading.move.current')}</span>
      </span>
    )
  }
  if (why !== null) {
    return (
      <span className={`${styles.option} ${styles.optionNow}`}>
        <span className="k-num k-3">{when}</span>
        <span className="k-small k-2">{why}</span>
      </span>
    )
  }
  return (
    <Link
      className={chosen ? `${styles.option} ${styles.optionOn}` : styles.option}
      aria-current={chosen ? 'true' : undefined}
      to={paths.moveBooking(token, { session: session.id })}
      replace
      preventScrollReset
    >
      <span className="k-num">{when}</span>
      <span className="k-small k-2 k-num">{describeSeatsLeft(t, session.open).text}</span>
    </Link>
  )
}
