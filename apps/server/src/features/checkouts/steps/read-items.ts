import type { checkouts, FieldViolation } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { findVisibleBookingIds } from '../../bookings/index.ts'
import { findPlans } from '../../plans/index.ts'
import { isGuid } from '../../sites/index.ts'
import { findItemType } from '../rules/catalogue.ts'
import type { NewLineItem } from '../store/line-items.ts'

/** How many lines a cart or checkout has at most. */
export const mostLines = 50

type Sent = {
  lineItems?: readonly Pick<checkouts.LineItem, 'catalogReference' | 'quantity'>[] | null | undefined
  customLineItems?: readonly unknown[] | null | undefined
}

/** Reads the items that are added. Refuses catalogues that do not exist here, and items that the actor may not buy. */
export async function readItems(
  context: Context,
  db: Db,
  actor: Actor,
  { lineItems, customLineItems }: Sent,
): Promise<NewLineItem[]> {
  const sent = lineItems ?? []
  const violations = sent.flatMap(findViolations)
  if (customLineItems?.length) {
    violations.push({
      field: 'customLineItems',
      description: 'are not sold: add bookings and plans as line items',
      violatedRule: 'OTHER',
      ruleName: 'CUSTOM_LINE_ITEMS_NOT_SUPPORTED',
      data: {},
    })
  }
  if (violations.length > 0) return refuseFields(violations)
  const items = sent.map(({ catalogReference }) => ({
    id: context.ids.guid(),
    itemType: findItemType(catalogReference?.appId ?? '') ?? ('BOOKING' as const),
    itemId: (catalogReference?.catalogItemId ?? '').toLowerCase(),
  }))
  const distinct = items.filter(({ itemId }, index) => items.findIndex((it) => it.itemId === itemId) === index)
  await requireItems(db, actor, distinct)
  return distinct
}

function findViolations({ catalogReference, quantity }: NonNullable<Sent['lineItems']>[number], index: number) {
  const violations: FieldViolation[] = []
  const field = `lineItems[${index}]`
  const other = { violatedRule: 'OTHER', data: {} } as const
  if (findItemType(catalogReference?.appId ?? undefined) === undefined) {
    const description = 'is no catalogue of this business'
    violations.push({ ...other, field: `${field}.catalogReference.appId`, description, ruleName: 'UNKNOWN_CATALOG' })
  }
  if ((quantity ?? 1) !== 1) violations.push(quantityViolation(`${field}.quantity`))
  return violations
}

/** A booking or plan is bought once. */
export function quantityViolation(field: string): FieldViolation {
  const description = 'must be 1: a booking or plan is bought once'
  return { field, description, violatedRule: 'OTHER', ruleName: 'FIXED_QUANTITY', data: {} }
}

async function requireItems(db: Db, actor: Actor, items: readonly NewLineItem[]): Promise<void> {
  const idsOf = (type: NewLineItem['itemType']) =>
    items.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId)
  const [bookings, plans] = [idsOf('BOOKING'), idsOf('PLAN')]
  const [visible, found] = await inParallel(
    findVisibleBookingIds(db, actor, bookings.filter(isGuid)),
    findPlans(db, actor.siteId, plans.filter(isGuid)),
  )
  if (bookings.some((id) => !visible.has(id))) fail('BOOKING_NOT_FOUND')
  for (const id of plans) {
    const plan = found.find((row) => row.id === id && (row.is_public || row.archived_at !== null))
    if (!plan) fail('plan_not_found')
    if (plan?.archived_at) fail('archived_plan')
  }
}

/** Refuses more lines than a cart or checkout may have. */
export function refuseTooMany(count: number): void {
  if (count <= mostLines) return
  const description = `must be at most ${mostLines} in all`
  refuseFields([{ field: 'lineItems', description, violatedRule: 'MAX_SIZE', data: { threshold: mostLines } }])
}
