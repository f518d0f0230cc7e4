import type { Operation } from '../../../operation.ts'
import { lastPlace } from '../rules/positions.ts'
import { eventsPerWrite, insertCategory, lockCategories } from '../store.ts'
import { categoryView } from '../view.ts'
import { tellCategory } from './announce-category.ts'
import { demandName } from './demand-name.ts'
import { demandRoom, placed } from './order.ts'

export const createCategory: Operation<'createCategory'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const name = demandName(input.category.name)
    const all = await lockCategories(tx, actor.siteId)
    demandRoom(all)
    const now = context.clock.now()
    const { extendedFields = null } = input.category
    const fresh = { id: context.ids.guid(), name, extendedFields, events: eventsPerWrite }
    const row = await insertCategory(tx, actor.siteId, { ...fresh, sortOrder: lastPlace(all.map(placed)) }, now)
    await tellCategory(tx, actor, { deed: 'created', operation: 'createCategory', row }, now)
    return { category: categoryView(row) }
  })
