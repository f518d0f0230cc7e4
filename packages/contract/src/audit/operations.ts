import { operation } from '../operation.ts'
import { ListAuditEntriesRequest, ListAuditEntriesResponse } from './shapes.ts'

/** Operations on the activity log. */
export const auditOperations = {
  listAuditEntries: operation({
    id: 'listAuditEntries',
    summary: 'Lists changes with who made them and when, latest first.',
    method: 'GET',
    paths: ['/v1/audit'],
    access: { manager: 'MANAGE_SETTINGS' },
    input: ListAuditEntriesRequest,
    output: ListAuditEntriesResponse,
    errors: [],
  }),
}
