import type { Operation } from '../../../operation.ts'
import { showTypes } from '../steps/show-types.ts'
import { countTypeRows, queryTypeRows } from '../store/types.ts'
import { pagingView } from '../view/paging.ts'

export const queryResourceTypes: Operation<'queryResourceTypes'> = async ({ input, actor: { siteId } }, { db }) => {
  const { rows, pagingMetadata } = await queryTypeRows(db, siteId, input.query)
  return { resourceTypes: await showTypes(db, siteId, rows, input.fields), pagingMetadata: pagingView(pagingMetadata) }
}

export const countResourceTypes: Operation<'countResourceTypes'> = async ({ input, actor }, { db }) => ({
  count: await countTypeRows(db, actor.siteId, input.filter),
})
