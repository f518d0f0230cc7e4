import type { RoutesOf } from '../../operation.ts'
import { listAuditEntries } from './operations/list-audit-entries.ts'

/** The audit operations. */
export const auditRoutes: RoutesOf<'audit'> = { listAuditEntries }
