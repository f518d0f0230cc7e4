import type { coupons, Infer } from '@kalends/contract'
import { dayBounds } from '../../../lib/day-bounds.ts'
import { dayIn, isDay } from '../../../lib/format.ts'
import type { Coupon } from '../../coupons/data/load-coupons.ts'

/** A coupon as the editor's fields. */
export type Draft = {
  code: string
  name: string
  type: 'PERCENT' | 'AMOUNT'
  value: string
  span: 'first' | 'all'
  cycles: string
  /** First and last local day, empty for any. */
  firstDay: string
  lastDay: string
  usageLimit: string
  limitPerCustomer: string
  /** The plans it applies to; none for all. */
  plans: string[]
}

/** Initial values of a new coupon. */
export const emptyDraft: Draft = {
  code: '',
  name: '',
  type: 'PERCENT',
  value: '',
  span: 'first',
  cycles: '1',
  firstDay: '',
  lastDay: '',
  usageLimit: '',
  limitPerCustomer: '1',
  plans: [],
}

/** Fields that can be wrong; each has a message `coupon.error.…`. */
export type Fault =
  | ('code' | 'codeTaken' | 'name' | 'percent' | 'amount' | 'priceLimits' | 'cycles' | 'firstDay' | 'lastDay')
  | ('usageLimit' | 'limitPerCustomer' | 'plans')

export function readDraft(form: FormData): Draft {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  return {
    code: text('code'),
    name: text('name'),
    type: text('type') === 'AMOUNT' ? 'AMOUNT' : 'PERCENT',
    value: text('value'),
    span: text('span') === 'all' ? 'all' : 'first',
    cycles: text('cycles'),
    firstDay: text('firstDay'),
    lastDay: text('lastDay'),
    usageLimit: text('usageLimit'),
    limitPerCustomer: text('limitPerCustomer'),
    plans: form.getAll('plans').map(String),
  }
}

/** Converts a coupon to the editor's fields. */
export function toDraft(coupon: Coupon, zone: string): Draft {
  const text = (value: number | null): string => (value === null ? '' : String(value))
  return {
    code: coupon.code,
    name: coupon.name,
    type: coupon.discountType,
    value: (coupon.discountType === 'AMOUNT' ? coupon.amount : coupon.percent) ?? '',
    span: coupon.cycles === null ? 'all' : 'first',
    cycles: String(coupon.cycles ?? emptyDraft.cycles),
    firstDay: coupon.startsAt ? dayIn(coupon.startsAt, zone) : '',
    // The coupon expires at the end of its last day.
    lastDay: coupon.expiresAt ? dayIn(Date.parse(coupon.expiresAt) - 1, zone) : '',
    usageLimit: text(coupon.usageLimit),
    limitPerCustomer: text(coupon.limitPerCustomer),
    plans: [...coupon.planIds],
  }
}

const LIMIT = 1_000_000

/** Lists the fields that have no valid value, as the API could not name them. */
export function draftFaults({ span, cycles, firstDay, lastDay, usageLimit, limitPerCustomer }: Draft): Fault[] {
  const isCount = (text: string): boolean => /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= LIMIT
  const faults: [Fault, boolean][] = [
    ['cycles', span === 'first' && !isCount(cycles)],
    ['firstDay', firstDay !== '' && !isDay(firstDay)],
    ['lastDay', lastDay !== '' && (!isDay(lastDay) || (isDay(firstDay) && lastDay < firstDay))],
    ['usageLimit', usageLimit !== '' && !isCount(usageLimit)],
    ['limitPerCustomer', limitPerCustomer !== '' && !isCount(limitPerCustomer)],
  ]
  return faults.flatMap(([fault, isWrong]) => (isWrong ? fault : []))
}

/** Converts a draft without faults to a coupon. Unchanged bounds keep their time of day. */
export function toCoupon(draft: Draft, zone: string, stored?: Coupon) {
  const before = stored && toDraft(stored, zone)
  const limit = (text: string): number | null => (text === '' ? null : Number(text))
  const value = draft.value.replace(',', '.')
  const start = draft.firstDay && new Date(dayBounds(draft.firstDay, zone).from).toISOString()
  const end = draft.lastDay && new Date(dayBounds(draft.lastDay, zone).until).toISOString()
  return {
    code: draft.code,
    name: draft.name || draft.code,
    discountType: draft.type,
    amount: draft.type === 'AMOUNT' ? value : null,
    percent: draft.type === 'PERCENT' ? value : null,
    cycles: draft.span === 'all' ? null : Number(draft.cycles),
    startsAt: before?.firstDay === draft.firstDay ? (stored?.startsAt ?? null) : start || null,
    expiresAt: before?.lastDay === draft.lastDay ? (stored?.expiresAt ?? null) : end || null,
    usageLimit: limit(draft.usageLimit),
    limitPerCustomer: limit(draft.limitPerCustomer),
    planIds: draft.plans,
  } satisfies Infer<typeof coupons.CouponChange>
}
