import type { Operation } from '../../../operation.ts'
import { queryOptionsRows } from '../store/options-rows.ts'
import { optionsEntityView } from '../view/options-entity.ts'
import { visibleTo } from './visible-to.ts'

export const queryServiceOptionsAndVariants: Operation<'queryServiceOptionsAndVariants'> = async (
  { input, actor },
  { db },
) => {
  const { rows, pagingMetadata } = await queryOptionsRows(db, actor.siteId, visibleTo(actor), input.query)
  return { serviceOptionsAndVariantsList: rows.map(optionsEntityView), pagingMetadata }
}
