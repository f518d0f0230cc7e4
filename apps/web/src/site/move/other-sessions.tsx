import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import styles from '../classes/classes.module.css'
import type { MoveData } from '../data/move.ts'
import { describeSeatsLeft } from '../data/seats-left.ts'
import type { ClassSession } from '../data/sessions.ts'

type Props = { move: MoveData; token: string; chosen: string | null }

/** Other sessions of the class with enough open seats. */
export function OtherSessions({ move, token, chosen }: Props) {
  const t = useT()
  const { sessions, booking } = move
  const fitting = sessions.filter(
    ({ id, obstacle, open }) => id === booking.sessionId || (obstacle === null && open >= booking.people),
  )
  if (fitting.every(({ id }) => id === booking.sessionId)) return <p className="k-2">{t('reading.move.noSession')}</p>
  return (
    <ul className={styles.options} aria-label={t('site.class.when')}>
      {fitting.map((session) => (
        <li key={session.id}>
          <Choice session={session} move={move} token={token} chosen={session.id === chosen} />
        </li>
      ))}
    </ul>
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
  const { zone, sessionId } = move.booking
  const when = `${formats.dayLong(dayIn(session.start, zone))}, ${formats.timeRange(session.start, session.end, zone)}`
  if (session.id === sessionId) {
    return (
      <span className={`${styles.option} ${styles.optionNow}`}>
        <span className="k-num">{when}</span>
        <span className="k-small k-2">{t('reading.move.current')}</span>
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
