import { everyoneReads, operation } from '../operation.ts'
import { ListStaffRequest, ListStaffResponse } from './shapes.ts'

/** People and things that a booking uses up. */
export const resourcesOperations = {
  listStaff: operation({
    id: 'listStaff',
    summary: 'The people who give services, in the order of the business.',
    method: 'GET',
    paths: ['/v1/staff-members'],
    access: everyoneReads,
    input: ListStaffRequest,
    output: ListStaffResponse,
    errors: [],
  }),
}
