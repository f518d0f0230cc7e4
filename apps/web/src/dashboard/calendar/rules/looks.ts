import { type Item, MINUTE } from '../model.ts'
import { takesTime } from './conflict.ts'

/** How a block is drawn. */
export type Look = 'plain' | 'pending' | 'hold' | 'arrived' | 'done' | 'missed' | 'off' | 'blocked'
/** Small signs in the end corner. */
export type Sign = 'checkedIn' | 'unpaid' | 'note' | 'series' | 'first' | 'overlap'

export function blockLook(item: Item, now: number): Look {
  if (item.kind === 'HOLD') return 'hold'
  if (!takesTime(item)) return 'off'
  if (item.kind === 'BLOCK') return 'blocked'
  if (item.status === 'PENDING') return 'pending'
  if (item.attendance === 'NOT_ATTENDED') return 'missed'
  if (item.until <= now) return 'done'
  return item.attendance === 'ATTENDED' ? 'arrived' : 'plain'
}

/** Returns all signs of a block, most urgent first; three are shown, screen readers get all of them. */
export function listSigns(item: Item): Sign[] {
  if (item.kind === 'HOLD' || item.kind === 'BLOCK' || !takesTime(item)) return item.isSeries ? ['series'] : []
  const signs: [Sign, boolean][] = [
    ['overlap', item.doubleBooked],
    ['checkedIn', item.attendance === 'ATTENDED'],
    ['unpaid', item.unpaid > 0],
    ['first', item.firstVisit],
    ['note', item.hasNote],
    ['series', item.isSeries && item.kind !== 'CLASS'],
  ]
  return signs.flatMap(([sign, isSo]) => (isSo ? [sign] : []))
}

/** Returns the signs beside a text that says what is not paid. */
export const withoutUnpaid = (signs: readonly Sign[]): Sign[] => signs.filter((sign) => sign !== 'unpaid')

/** Returns how many lines fit into a block of this height. */
export function countLines({ from, until }: Pick<Item, 'from' | 'until'>, hourHeight: number): 1 | 2 | 3 | 4 {
  const height = ((until - from) / (60 * MINUTE)) * hourHeight
  if (height < 34) return 1
  if (height < 50) return 2
  return height < 72 ? 3 : 4
}
