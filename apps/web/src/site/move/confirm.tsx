import { Form, useNavigation } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import styles from '../classes/classes.module.css'
import type { MoveData } from '../data/move.ts'
import { staffAt, useOtherThan } from './named-time.ts'
import { type Choice, fits } from './use-choice.ts'

/** The button that reschedules, labelled with the new time; before that a hint to choose one. */
export function Confirm({ move, choice: { session, time } }: { move: MoveData; choice: Choice }) {
  const t = useT()
  const formats = useFormats()
  const otherThan = useOtherThan(move)
  const busy = useNavigation().state === 'submitting'
  const { booking } = move
  const start = session?.start ?? time?.startDate
  if (!start) {
    const isChoice = booking.kind !== 'CLASS' || move.sessions.some((other) => fits(move, other))
    return isChoice ? <p className={`${styles.confirm} k-2`}>{t('reading.move.choose')}</p> : null
  }
  const end = session?.end ?? time?.endDate ?? start
  const when = `${formats.dayShort(dayIn(start, booking.zone))}, ${formats.startTime(start, end, booking.zone)}`
  const others = time && otherThan(time)
  const hidden = {
    revision: booking.revision,
    session: session?.id,
    time: time?.startDate,
    end: time?.endDate,
    location: time?.locationId,
    // Named, so that the booking is with whom the page says, or refused.
    staff: time && staffAt(move, time)?.id,
  }
  return (
    <Form method="post" className={`${styles.confirm} ${styles.ready}`}>
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <p className="k-2 k-num">
        {t('reading.move.fromTo', {
          from: formats.momentOf(booking.start, booking, booking.zone),
          to: formats.momentOf(start, booking, booking.zone),
        })}
        {others && <b> {others}</b>}
      </p>
      <Button look="filled" large busy={busy}>
        {t('reading.move.to', { when })}
      </Button>
    </Form>
  )
}
