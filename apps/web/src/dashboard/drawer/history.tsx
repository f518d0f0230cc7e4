import { useFormats, useT } from '../../lib/translate.tsx'
import type { BookingDetail, HistoryEntry } from '../data/load-booking.ts'
import styles from './booking-drawer.module.css'

const knownActions = [
  'create',
  'book',
  'confirm',
  'decline',
  'cancel',
  'confirmOrDecline',
  'mergeCustomers',
  'reschedule',
  'undo',
  'updateParticipants',
  'attendance',
  'fee',
  'payment',
  'renewPrice',
  'holdTime',
  'updateExtendedFields',
  'changeEmail',
] as const

/** The history of a booking, one sentence per entry. */
export function History({ entries, zone }: { entries: readonly HistoryEntry[]; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const sentence = useSentence(zone)
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

/** Describes the latest change, for a person whose own change comes too late. */
export function useLatest({ history }: Pick<BookingDetail, 'history'>, zone: string): string {
  const formats = useFormats()
  const sentence = useSentence(zone)
  const last = history.at(-1)
  return last ? `${sentence(last)}, ${formats.moment(last.occurredAt, zone)}` : ''
}

/** Describes an entry; actions without a text of their own name the resulting status. */
export function useSentence(zone: string): (entry: HistoryEntry) => string {
  const t = useT()
  const formats = useFormats()
  const money = (amount: string): string => {
    const [value = '', currency = ''] = amount.split(' ')
    return formats.money({ value, currency })
  }
  return (entry) => {
    const { action, actorType, actorName, toStatus } = entry
    const known = knownActions.find((name) => name === (sameWords[action] ?? action))
    const name = actorName ?? t(`dashboard.actor.${actorType}`)
    const { creditsLost, because } = entry.detail
    const reason = declineReasons[String(because)] ?? lostCredits[String(creditsLost)]
    const change = findChange(entry, { moment: (instant) => formats.moment(instant, zone), money })
    const sentence = t(`dashboard.history.${known ?? 'other'}`, { actor: actorType, name, status: toStatus, ...change })
    const followed = listMoney(entry, money).map(({ text, ...amounts }) => t(text, amounts))
    return [sentence, ...(reason ? [t(reason)] : []), ...followed].join('. ')
  }
}

/** Why nobody decided about the booking. */
const declineReasons: Record<
  string,
  'dashboard.history.unanswered' | 'dashboard.history.changedWhilePaid' | undefined
> = {
  UNANSWERED: 'dashboard.history.unanswered',
  CHANGED: 'dashboard.history.changedWhilePaid',
}

/** Why a plan no longer pays for the booking. */
const lostCredits: Record<string, `dashboard.history.${'planEnded' | 'planNotPaid' | 'planOfAnother'}` | undefined> = {
  PLAN_ENDED: 'dashboard.history.planEnded',
  PLAN_NOT_PAID: 'dashboard.history.planNotPaid',
  PLAN_OF_ANOTHER: 'dashboard.history.planOfAnother',
}

/** What followed for the money: the other price of the booking, and what went back because of it. */
function listMoney({ action, detail }: HistoryEntry, money: (amount: string) => string) {
  const price = describeStep(detail['price'])
  const refund = typeof detail['refund'] === 'string' ? money(detail['refund']) : undefined
  const owedBack =
    action !== 'payment' && typeof detail['owedBack'] === 'string' ? money(detail['owedBack']) : undefined
  return [
    ...(price ? [{ text: 'dashboard.history.price', from: money(price.from), to: money(price.to) } as const] : []),
    ...(refund ? [{ text: 'dashboard.history.refund', amount: refund } as const] : []),
    ...(owedBack ? [{ text: 'dashboard.history.owedBack', amount: owedBack } as const] : []),
  ]
}

/** Actions that share a text: moving a session moves its bookings, and a merge moves them to another customer. */
const sameWords: Record<string, string> = { moveSession: 'reschedule', unmergeCustomers: 'mergeCustomers' }

type Change = { what: string; from: string; to: string }
type ChangeFormats = { moment: (instant: string) => string; money: (amount: string) => string }

/** Returns the changed value that the sentence mentions. */
function findChange({ action, detail }: HistoryEntry, { moment, money }: ChangeFormats): Change {
  const [time, person, people, came, paid] = [
    'startDate',
    'resource',
    'participants',
    'attendance',
    'paymentStatus',
  ].map((name) => describeStep(detail[name]))
  const moves = action === 'reschedule' || action === 'moveSession'
  if (moves && time) return { what: 'time', from: moment(time.from), to: moment(time.to) }
  if (moves && person) return { what: 'person', ...person }
  if (action === 'updateParticipants' && people) return { what: 'people', ...people }
  const moved = action === 'payment' ? describeMoney(detail) : undefined
  if (moved) return { what: moved.what, from: '', to: money(moved.amount) }
  if (action === 'payment' && paid) return { what: paid.to, ...paid }
  if (action === 'attendance' && came) return { what: came.to, ...came }
  return { what: typeof detail['fee'] === 'string' ? detail['fee'] : 'other', from: '', to: '' }
}

/** What happened to the money besides a payment, and the amount. */
function describeMoney(detail: HistoryEntry['detail']): { what: string; amount: string } | undefined {
  const dispute = textIn(detail, 'dispute')
  const amount = textIn(detail, 'amount')
  if (dispute && amount) return { what: dispute, amount }
  const refunded = textIn(detail, 'refunded')
  if (refunded) return { what: `refund${textIn(detail, 'origin')}`, amount: refunded }
  const owedBack = textIn(detail, 'owedBack')
  if (owedBack) return { what: 'owedBack', amount: owedBack }
  const waived = textIn(detail, 'waived')
  return waived ? { what: 'waived', amount: waived } : undefined
}

/** Returns the text of that name; empty if there is none. */
function textIn(detail: HistoryEntry['detail'], name: string): string {
  const value = detail[name]
  return typeof value === 'string' ? value : ''
}

function describeStep(value: unknown): { from: string; to: string } | undefined {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value)) return undefined
  return { from: String(value.from ?? ''), to: String(value.to ?? '') }
}
