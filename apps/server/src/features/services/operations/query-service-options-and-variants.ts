import type { Operation } from '../../../operation.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { queryOptionsRows } from '../store/options-rows.ts'
import { optionsEntityView } from '../view/options-entity.ts'

export const queryServiceOptionsAndVariants: Operation<'queryServiceOptionsAndVariants'> = async (
  { input, actor },
  { db },
) => {
  const { rows, pagingMetadata } = await queryOptionsRows(db, actor.siteId, visibleTo(actor), input.query)
  return { serviceOptionsAndVariantsList: rows.map(optionsEntityView), pagingMetadata }
}
