import { everyoneReads, operation } from '../operation.ts'
import { GetSiteRequest, GetSiteResponse } from './shapes.ts'

/** Calls about the business itself. */
export const sitesOperations = {
  getSite: operation({
    id: 'getSite',
    summary: 'The public settings of the business the caller speaks to.',
    method: 'GET',
    paths: ['/v1/sites/current'],
    access: everyoneReads,
    input: GetSiteRequest,
    output: GetSiteResponse,
    errors: [],
  }),
}
