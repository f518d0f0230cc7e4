import type { Operation } from '../../../operation.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { findUsedCategories } from '../store/used-by-services.ts'

/** Lists categories that have a matching service, without empty ones. */
export const queryCategories: Operation<'queryCategories'> = async ({ input, actor }, { db }) => {
  const { services: filter, categoryIds } = input.filter ?? {}
  const ids = categoryIds?.length ? categoryIds : undefined
  return { categories: await findUsedCategories(db, actor.siteId, visibleTo(actor), filter, ids) }
}
