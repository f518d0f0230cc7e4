/** The audit log: who changed which settings of a business. */
export { type NotedChange, noteChange } from './operations/note-change.ts'
export { auditRoutes } from './routes.ts'
export { changedFields, type FieldChange } from './rules/changed-fields.ts'
