import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { BookingData } from '../data/booking.ts'
import styles from './booking.module.css'

/** The status of the booking as a sentence. */
export function BookingHead({ booking, isNew }: { booking: BookingData; isNew: boolean }) {
  const t = useT()
  const { sendsEmail } = useSite()
  const { status, firstName, email, staffName, terms } = booking
  const mood = chooseMood(status)
  const person = staffName?.split(' ')[0] ?? t('reading.booking.us')
  const heading = {
    good: isNew ? t('reading.booking.booked', { name: firstName }) : t('reading.booking.ticket'),
    waiting: t('reading.booking.requested', { person }),
    over: t(status === 'DECLINED' ? 'reading.booking.declined' : 'reading.booking.canceled'),
  }[mood]
  const note = {
    good: email && sendsEmail ? t('reading.booking.emailed', { email }) : t('reading.booking.keepLink'),
    waiting: waitingNote(),
    over: t('reading.booking.released'),
  }[mood]
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
        <Icon name={mood === 'good' ? 'check' : mood === 'waiting' ? 'clock' : 'close'} size={26} />
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
