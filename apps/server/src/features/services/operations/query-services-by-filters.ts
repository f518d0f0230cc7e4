import type { catalogSearch, InputOf } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { searchedBy } from '../rules/catalog-search.ts'
import { showServices } from '../steps/show-services.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { among, listOffering, offeringServices, pageOffering, readSearchCursor } from '../store/catalog-search.ts'
import type { ServiceRow } from '../store/rows.ts'
import { bookableView } from '../view/bookable.ts'
import { cursorPaging } from '../view/paging.ts'

/** Limit of services whose availability one call computes, so that a request cannot block others. */
const mostServices = 1000
const cursorAt = 'query.cursorPaging.cursor'

export const queryServicesByFilters: Operation<'queryServicesByFilters'> = async ({ input, actor }, context) => {
  const { readDb: db, clock } = context
  const { siteId } = actor
  const { filter, visit } = requested(input)
  const resourceTypes = visit.resourceTypes?.length ? visit.resourceTypes : undefined
  const locationIds = visit.locationIds?.length ? visit.locationIds : undefined
  const offering = { locationIds, resourceTypes, now: clock.now() }
  const visible = visibleTo(actor)
  const base = offeringServices(db, siteId, visible, offering)
  const free = (rows: readonly ServiceRow[]) =>
    context.ports.services.findAvailable(context, { actor, services: rows.map(bookableView), filter: visit })
  if (visit.includeUnavailable) {
    const { rows, pagingMetadata } = await pageOffering(base, input.query, visit)
    return answer(rows, await free(rows), pagingMetadata)
  }
  const available = await free(requireFewRows(await listOffering(base, filter, mostServices + 1)))
  const { rows, pagingMetadata } = await pageOffering(among(base, available), input.query, visit)
  return answer(rows, available, pagingMetadata)

  async function answer(
    rows: readonly ServiceRow[],
    found: ReadonlySet<string>,
    metadata: Parameters<typeof cursorPaging>[0],
  ): Promise<catalogSearch.QueryServicesByFiltersResponse> {
    const shown = await showServices(context, db, siteId, rows, { visible })
    return {
      results: shown.map((service) => ({ service, available: found.has(service.id ?? '') })),
      pagingMetadata: cursorPaging(metadata),
    }
  }
}

/** Reads filter and service filters, from the cursor if there is one. */
function requested({ query, serviceFilters }: InputOf<'queryServicesByFilters'>) {
  const cursor = query?.cursorPaging?.cursor
  const position = cursor ? readSearchCursor(cursor, cursorAt) : undefined
  const visit = searchedBy(serviceFilters ?? {}, position && { words: position.words, at: cursorAt })
  return Array.isArray(visit) ? refuseFields(visit) : { filter: position ? position.filter : query?.filter, visit }
}

function requireFewRows(rows: ServiceRow[]): ServiceRow[] {
  if (rows.length <= mostServices) return rows
  const description = `finds more than ${mostServices} services: narrow it, or ask for unavailable ones too`
  return refuseFields([{ field: 'query.filter', description, violatedRule: 'MAX_SIZE', data: {} }])
}
