import { everyoneReads, operation } from '../operation.ts'
import { ListLocationsRequest, ListLocationsResponse } from './shapes.ts'

/** Places and opening hours of the business. */
export const businessOperations = {
  listLocations: operation({
    id: 'listLocations',
    summary: 'The open places of the business with their opening hours.',
    method: 'GET',
    paths: ['/v1/locations'],
    access: everyoneReads,
    input: ListLocationsRequest,
    output: ListLocationsResponse,
    errors: [],
  }),
}
