import type { Formats } from '../../../lib/format.ts'
import { dayIn, wholeDays } from '../../../lib/format.ts'
import type { Translate } from '../../../lib/translate.tsx'
import type { Item } from '../model.ts'
import { blockLook, listSigns, type Sign } from '../rules/looks.ts'

type Speech = { t: Translate; formats: Formats; zone: string; now: number }

const clocks = new WeakMap<Formats, Map<string, string>>()

/** Formats a time as 14:30, memoised: a full day formats the same minutes thousands of times. */
export function formatClock(at: number, { formats, zone }: Pick<Speech, 'formats' | 'zone'>): string {
  const known = clocks.get(formats) ?? new Map<string, string>()
  clocks.set(formats, known)
  const key = `${zone} ${at}`
  const found = known.get(key) ?? formats.time(at, zone)
  if (known.size > MOST) known.clear()
  known.set(key, found)
  return found
}

const MOST = 5000

/** Returns the customer or the title, shown in bold. */
export function displayName(item: Item, t: Translate): string {
  if (item.kind === 'HOLD') return t('dashboard.calendar.hold')
  return item.customer ?? (item.title || t('dashboard.calendar.blocked'))
}

/** Describes the state; empty for a plain confirmed booking. */
export function describeState(item: Item, { t, formats, zone, now }: Speech): string {
  const look = blockLook(item, now)
  if (look === 'hold') return t('dashboard.calendar.heldUntil', { time: formats.time(item.heldUntil ?? now, zone) })
  if (look === 'pending') return t('dashboard.status.PENDING')
  if (look === 'missed') return t('dashboard.calendar.missed')
  if (look === 'off') return t(item.status === 'DECLINED' ? 'dashboard.status.DECLINED' : 'dashboard.status.CANCELED')
  if (look === 'arrived') return describeCheckIn(item, { t, formats, zone })
  return ''
}

/** Says when somebody was checked in: the time on the day of the visit, otherwise the day. Empty if nobody was. */
export function describeCheckIn({ from, attendedAt }: Item, { t, formats, zone }: Omit<Speech, 'now'>): string {
  if (attendedAt === null) return ''
  const day = dayIn(attendedAt, zone)
  return day === dayIn(from, zone)
    ? t('dashboard.calendar.checkedInAt', { time: formats.time(attendedAt, zone) })
    : t('dashboard.calendar.checkedInOn', { day: formats.dayMonth(day) })
}

/** Says that it is not paid, in whole or part: "Not paid"; of a class, how many are not. Empty for anything else. */
export function describeUnpaid(item: Item, t: Translate): string {
  if (!listSigns(item).includes('unpaid')) return ''
  const kind = item.kind !== 'APPOINTMENT' ? 'several' : item.payment === 'PARTIALLY_PAID' ? 'partly' : 'one'
  return t('dashboard.calendar.unpaid', { kind, count: item.unpaid })
}

/** The second line: the service, or how many seats of a class are taken. */
export function describeDetail(item: Item, t: Translate): string {
  if (item.seats) {
    const { taken, capacity } = item.seats
    return t('dashboard.calendar.seats', { taken, capacity, waiting: item.waiting })
  }
  return item.customer === null && item.kind !== 'HOLD' ? '' : item.title
}

/** Says that its teacher left and no other is named yet; empty for anything else. */
export const describeStaff = ({ staffToBeNamed }: Item, t: Translate): string =>
  staffToBeNamed ? t('common.teacherToBeNamed') : ''

/** Describes the item for screen readers: "14:30 to 16:00, Chiara Bianchi, Swedish massage, confirmed, Not paid". */
export function describeForScreenReader(item: Item, speech: Speech): string {
  const { t, formats, zone } = speech
  const time = (at: number): string => formatClock(at, speech)
  const state = describeState(item, speech) || (item.kind === 'APPOINTMENT' ? t('dashboard.status.CONFIRMED') : '')
  const parts = [
    wholeDays(item.from, item.until, zone)
      ? formats.startTime(item.from, item.until, zone)
      : t('common.fromTo', { from: time(item.from), to: time(item.until) }),
    displayName(item, t),
    describeDetail(item, t),
    describeStaff(item, t),
    state,
    ...listSigns(item)
      .filter((sign) => sign !== 'checkedIn' || state === t('dashboard.status.CONFIRMED'))
      .map((sign: Sign) => (sign === 'unpaid' ? describeUnpaid(item, t) : t(`dashboard.calendar.sign.${sign}`))),
  ]
  return parts.filter(Boolean).join(', ')
}
