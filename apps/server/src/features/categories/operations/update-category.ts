import { applyMask, readMask } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { publishCategory } from '../steps/announce-category.ts'
import { requireName } from '../steps/require-name.ts'
import { lockCategories, updateCategoryRow } from '../store.ts'
import { categoryView } from '../view.ts'

export const updateCategory: Operation<'updateCategory'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { category: sent, fieldMask } = input
    const before = (await lockCategories(tx, actor.siteId)).find(
      ({ id, deleted_at }) => id === sent.id?.toLowerCase() && deleted_at === null,
    )
    if (!before) return fail('CATEGORY_NOT_FOUND')
    if (sent.revision !== String(before.revision)) return fail('REVISION_MISMATCH')
    const { name, extendedFields = null } = applyMask(categoryView(before), sent, readMask(fieldMask))
    const change = { name: requireName(name), extendedFields }
    const now = context.clock.now()
    const row = await updateCategoryRow(tx, actor.siteId, before.id, change, now)
    await publishCategory(tx, actor, { change: 'updated', operation: 'updateCategory', before, row }, now)
    return { category: categoryView(row) }
  })
