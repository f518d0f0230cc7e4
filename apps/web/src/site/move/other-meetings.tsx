import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { placesLeft } from '../classes/places-left.ts'
import styles from '../classes.module.css'
import type { Meeting } from '../data/meetings.ts'
import type { MoveData } from '../data/move.ts'

type Props = { move: MoveData; token: string; chosen: string | null }

/** Other meetings of the class that have as many places. */
export function OtherMeetings({ move, token, chosen }: Props) {
  const t = useT()
  const { meetings, booking } = move
  const fitting = meetings.filter(
    ({ id, obstacle, open }) => id === booking.sessionId || (obstacle === null && open >= booking.people),
  )
  if (fitting.every(({ id }) => id === booking.sessionId)) return <p className="k-2">{t('reading.move.noSession')}</p>
  return (
    <ul className={styles.options} aria-label={t('site.class.when')}>
      {fitting.map((meeting) => (
        <li key={meeting.id}>
          <Choice meeting={meeting} move={move} token={token} chosen={meeting.id === chosen} />
        </li>
      ))}
    </ul>
  )
}

function Choice({
  meeting,
  move,
  token,
  chosen,
}: {
  meeting: Meeting
  move: MoveData
  token: string
  chosen: boolean
}) {
  const t = useT()
  const formats = useFormats()
  const { zone, sessionId } = move.booking
  const when = `${formats.dayLong(dayIn(meeting.start, zone))}, ${formats.timeRange(meeting.start, meeting.end, zone)}`
  if (meeting.id === sessionId) {
    return (
      <span className={`${styles.option} ${styles.optionNow}`}>
        <span className="k-num">{when}</span>
        <span className="k-small k-2">{t('reading.move.yours')}</span>
      </span>
    )
  }
  return (
    <Link
      className={chosen ? `${styles.option} ${styles.optionOn}` : styles.option}
      aria-current={chosen ? 'true' : undefined}
      to={paths.moveBooking(token, { session: meeting.id })}
      replace
      preventScrollReset
    >
      <span className="k-num">{when}</span>
      <span className="k-small k-2 k-num">{placesLeft(t, meeting.open).words}</span>
    </Link>
  )
}
