import type { Operation } from '../../../operation.ts'
import { lastSortOrder } from '../rules/positions.ts'
import { publishCategory } from '../steps/announce-category.ts'
import { placed, requireCapacity } from '../steps/order.ts'
import { requireName } from '../steps/require-name.ts'
import { eventsPerWrite, insertCategory, lockCategories } from '../store.ts'
import { categoryView } from '../view.ts'

export const createCategory: Operation<'createCategory'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const name = requireName(input.category.name)
    const all = await lockCategories(tx, actor.siteId)
    requireCapacity(all)
    const now = context.clock.now()
    const { extendedFields = null } = input.category
    const fresh = { id: context.ids.guid(), name, extendedFields, events: eventsPerWrite }
    const row = await insertCategory(tx, actor.siteId, { ...fresh, sortOrder: lastSortOrder(all.map(placed)) }, now)
    await publishCategory(tx, actor, { change: 'created', operation: 'createCategory', row }, now)
    return { category: categoryView(row) }
  })
