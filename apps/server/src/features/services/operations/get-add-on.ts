import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findAddOnRows, queryAddOnRows } from '../store/add-on-rows.ts'
import { addOnView } from '../view/add-on.ts'
import { cursorPaging } from '../view/paging.ts'

export const getAddOn: Operation<'getAddOn'> = async ({ input, actor }, { db }) => {
  const [row] = await findAddOnRows(db, actor.siteId, [input.addOnId])
  return { addOn: addOnView(row ?? fail('ADD_ON_NOT_FOUND')) }
}

export const queryAddOns: Operation<'queryAddOns'> = async ({ input, actor }, { db }) => {
  const { rows, pagingMetadata } = await queryAddOnRows(db, actor.siteId, input.query)
  return { addOns: rows.map(addOnView), pagingMetadata: cursorPaging(pagingMetadata) }
}
