import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { MoreIcon } from '../../ui/more-icon.tsx'
import type { BookingData } from '../data/booking.ts'
import styles from './booking.module.css'
import { useMoveText } from './use-move-text.ts'

/** The status of the booking as a sentence. */
export function BookingHead({ booking, isNew, isMoved }: { booking: BookingData; isNew: boolean; isMoved: boolean }) {
  const t = useT()
  const moveText = useMoveText(booking)
  const { sendsEmail } = useSite()
  const { status, firstName, email, staffName, terms } = booking
  const move = isMoved ? booking.moves.at(-1) : undefined
  const mood = chooseMood(status)
  const person = staffName?.split(' ')[0] ?? t('reading.booking.us')
  const moved = move && moveText(move)
  const heading = {
    good: moved ?? (isNew ? t('reading.booking.booked', { name: firstName }) : t('reading.booking.ticket')),
    waiting: moved ?? t('reading.booking.requested', { person }),
    over: t(status === 'DECLINED' ? 'reading.booking.declined' : 'reading.booking.canceled'),
  }[mood]
  const note = {
    good:
      email && sendsEmail
        ? t(move ? 'reading.booking.movedEmailed' : 'reading.booking.emailed', { email })
        : t('reading.booking.keepLink'),
    waiting: waitingNote(),
    over: [t('reading.booking.released'), planNote()].filter(Boolean).join(' '),
  }[mood]
  function planNote(): string {
    if (status !== 'CANCELED' || !booking.byPlan) return ''
    return t(booking.isReturnedToPlan ? 'reading.booking.planReturned' : 'reading.booking.planNotReturned')
  }
  function waitingNote(): string {
    const isOpen = terms?.holdsTime === false
    if (email && sendsEmail)
      return t(isOpen ? 'reading.booking.requestedNoteOpen' : 'reading.booking.requestedNote', { email })
    return t(isOpen ? 'reading.booking.requestedLinkOpen' : 'reading.booking.requestedLink')
  }
  const look = {
    good: styles.sign,
    waiting: `${styles.sign} ${styles.waiting}`,
    over: `${styles.sign} ${styles.over}`,
  }[mood]
  return (
    <div className={styles.head}>
      <span className={look} aria-hidden="true">
        <MoreIcon name={mood === 'good' ? 'check' : mood === 'waiting' ? 'clock' : 'close'} size={26} />
      </span>
      <div>
        <h1>{heading}</h1>
        <p>{note}</p>
      </div>
    </div>
  )
}

function chooseMood(status: string): 'good' | 'waiting' | 'over' {
  if (status === 'CANCELED' || status === 'DECLINED') return 'over'
  return status === 'PENDING' || status === 'CREATED' ? 'waiting' : 'good'
}
