import { everyoneReads, operation } from '../operation.ts'
import { QueryServicesByFiltersRequest, QueryServicesByFiltersResponse } from './catalog-shapes.ts'

/** Services as the pages of a site list them. */
export const catalogOperations = {
  queryServicesByFilters: operation({
    id: 'queryServicesByFilters',
    summary: 'Services for a list on a page: by category, place, person and words.',
    method: 'POST',
    paths: [
      '/v1/catalog/search/services/query',
      '/bookings/catalog-search/v1/catalog/search/services/query',
      '/_api/bookings/v1/catalog/search/services/query',
    ],
    access: everyoneReads,
    input: QueryServicesByFiltersRequest,
    output: QueryServicesByFiltersResponse,
    errors: [],
  }),
}
