/** Who changed what of the set-up of a business. */
export { type AuditChange, recordChange } from './operations/note-change.ts'
export { auditRoutes } from './routes.ts'
export { changedFields, type FieldChange } from './rules/changed-fields.ts'
