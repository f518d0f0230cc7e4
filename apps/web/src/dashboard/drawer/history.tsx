import { useFormats, useT } from '../../lib/translate.tsx'
import type { HistoryEntry } from '../data/load-booking.ts'
import styles from './booking-drawer.module.css'

const told = ['create', 'book', 'confirm', 'decline', 'cancel', 'confirmOrDecline', 'mergeCustomers'] as const

/** What happened to a booking, a sentence for each line. */
export function History({ entries, zone }: { entries: readonly HistoryEntry[]; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const sentence = useSentence()
  return (
    <section className={styles.section}>
      <h3>{t('dashboard.booking.history')}</h3>
      <ol className={styles.lines}>
        {entries.map((entry) => (
          <li key={entry.number}>
            <time dateTime={entry.occurredAt}>{formats.moment(entry.occurredAt, zone)}</time>
            <span>{sentence(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An action without a sentence of its own tells the state it led to. */
export function useSentence(): (entry: HistoryEntry) => string {
  const t = useT()
  return ({ action, actorType, actorName, toStatus }) => {
    const known = told.find((name) => name === action)
    const name = actorName ?? t(`dashboard.actor.${actorType}`)
    return t(`dashboard.history.${known ?? 'other'}`, { actor: actorType, name, status: toStatus })
  }
}
