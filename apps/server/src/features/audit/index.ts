/** Who changed what of the set-up of a business. */

export { auditRoutes } from './routes.ts'
export { changedFields, type FieldChange } from './rules/changed-fields.ts'
export { readCursor, writeCursor } from './rules/cursor.ts'
export { type AuditChange, recordChange } from './steps/record-change.ts'
export { listEntries } from './store.ts'
