import { Form, useNavigation } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import styles from '../classes/classes.module.css'
import type { MoveData } from '../data/move.ts'

type Props = { move: MoveData; session: string | null; time: string | null }

/** The button that reschedules, labelled with the new time; before that a hint to choose one. */
export function Confirm({ move, session: sessionId, time }: Props) {
  const t = useT()
  const formats = useFormats()
  const busy = useNavigation().state === 'submitting'
  const { booking, sessions, times } = move
  const session = sessions.find(({ id }) => id === sessionId)
  const free = times.find(({ startDate }) => time !== null && Date.parse(startDate) === Date.parse(time))
  const start = session?.start ?? free?.startDate
  if (!start) return <p className={`${styles.confirm} k-2`}>{t('reading.move.choose')}</p>
  const when = `${formats.dayShort(dayIn(start, booking.zone))}, ${formats.time(start, booking.zone)}`
  const hidden = {
    revision: booking.revision,
    session: session?.id,
    time: free?.startDate,
    end: free?.endDate,
    location: free?.locationId,
  }
  return (
    <Form method="post" className={styles.confirm}>
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button look="filled" large busy={busy}>
        {t('reading.move.to', { when })}
      </Button>
    </Form>
  )
}
