import type { FieldViolation } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { loadToday } from '../steps/load-today.ts'
import {
  bumpLocationCalendars,
  type ClosingDay,
  deleteClosingDays,
  findClosingDays,
  lockClosingDays,
  putClosingDays,
} from '../store/closing-days.ts'
import { findLocations } from '../store/locations.ts'

const most = 1000

/** Removes closing days, then adds others; a day in both lists is closed. */
export const setClosingDays: Operation<'setClosingDays'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const now = context.clock.now()
    const add = (input.add ?? []).map(inLowerCase)
    const remove = (input.remove ?? []).map(inLowerCase)
    const faults = findDuplicates(add)
    if (faults.length > 0) refuseFields(faults)
    await requireLocations(tx, siteId, [...add, ...remove])
    await lockClosingDays(tx, siteId)
    const today = await loadToday(tx, siteId, now)
    const before = await findClosingDays(tx, siteId, today)
    await deleteClosingDays(tx, siteId, remove)
    await putClosingDays(tx, siteId, add)
    await bumpLocationCalendars(
      tx,
      siteId,
      [...add, ...remove].map(({ locationId }) => locationId),
    )
    const closingDays = await findClosingDays(tx, siteId, today)
    if (closingDays.length >= most)
      refuseFields([{ field: 'add', description: `makes more than ${most} closing days`, violatedRule: 'MAX_SIZE' }])
    const change = { operation: 'setClosingDays', entityType: 'closingDays', entityId: null, entityName: '' }
    await recordChange(tx, siteId, actor, { ...change, before: { days: before }, after: { days: closingDays } }, now)
    return { closingDays }
  })

const inLowerCase = <Day extends { locationId: string | null }>(day: Day): Day => ({
  ...day,
  locationId: day.locationId?.toLowerCase() ?? null,
})

function findDuplicates(days: readonly ClosingDay[]): FieldViolation[] {
  return days.flatMap(({ date, locationId }, index) => {
    const first = days.findIndex((other) => other.date === date && other.locationId === locationId)
    if (first === index) return []
    const description = `duplicates add[${first}]`
    return [{ field: `add[${index}].date`, description, violatedRule: 'OTHER' as const, ruleName: 'DUPLICATE_DAY' }]
  })
}

async function requireLocations(tx: Tx, siteId: string, days: readonly { locationId: string | null }[]): Promise<void> {
  const named = [...new Set(days.flatMap(({ locationId }) => locationId ?? []))]
  if (named.length > 0 && (await findLocations(tx, siteId, named)).length < named.length) fail('LOCATION_NOT_FOUND')
}
