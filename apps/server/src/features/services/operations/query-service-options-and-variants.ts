import { serviceOptions } from '@kalends/contract'
import { projectFields } from '../../../http/project-fields.ts'
import type { Operation } from '../../../operation.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { queryOptionsRows } from '../store/options-rows.ts'
import { optionsEntityView } from '../view/options-entity.ts'

export const queryServiceOptionsAndVariants: Operation<'queryServiceOptionsAndVariants'> = async (
  { input, actor },
  { db },
) => {
  const { rows, pagingMetadata } = await queryOptionsRows(db, actor.siteId, visibleTo(actor), input.query)
  const found = rows.map(optionsEntityView)
  const shown = projectFields(serviceOptions.ServiceOptionsAndVariants, found, input.query?.fields)
  return { serviceOptionsAndVariantsList: shown, pagingMetadata }
}
