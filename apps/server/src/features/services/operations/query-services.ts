import { services } from '@kalends/contract'
import { projectFields } from '../../../http/project-fields.ts'
import type { Operation } from '../../../operation.ts'
import { showServices } from '../steps/show-services.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { countServiceRows, queryServiceRows } from '../store/query-services.ts'

export const queryServices: Operation<'queryServices'> = async ({ input, actor }, context) => {
  const db = input.eventuallyConsistent ? context.readDb : context.db
  const visible = visibleTo(actor)
  const found = queryServiceRows(db, actor.siteId, visible, input.query)
  const rows = found.then((it) => it.rows)
  const shown = await showServices(context, db, actor.siteId, rows, { wanted: input.conditionalFields, visible })
  return {
    services: projectFields(services.Service, shown, input.query?.fields),
    pagingMetadata: (await found).pagingMetadata,
  }
}

export const countServices: Operation<'countServices'> = async ({ input, actor }, { db }) => ({
  count: await countServiceRows(db, actor.siteId, visibleTo(actor), input.filter),
})
