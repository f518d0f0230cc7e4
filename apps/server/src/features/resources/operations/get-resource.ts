import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isOffered } from '../store/query-resources.ts'
import { selectResources } from '../store/resources.ts'
import { resourceView } from '../view/resource.ts'

export const getResource: Operation<'getResource'> = async ({ input, actor }, { db }) => {
  const row = await selectResources(db, actor.siteId)
    .where('resource.id', '=', input.resourceId)
    .where('resource.deleted_at', 'is', null)
    .$if(!may(actor, 'READ_CATALOGUE'), (rows) => rows.where(isOffered))
    .executeTakeFirst()
  return { resource: row ? resourceView(row) : fail('RESOURCE_NOT_FOUND') }
}
