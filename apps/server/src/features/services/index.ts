/** The catalogue: services with their headings and booking policies, and what others need to know of a service. */
export { createCategory } from './operations/create-category.ts'
export { createPolicy, prepareDefaultPolicy } from './operations/create-policy.ts'
export { loadBookable, loadBookables, policySnapshot } from './operations/load-bookable.ts'
export { type EnginePolicy, toEnginePolicy } from './rules/engine-policy.ts'
export type { PolicyRules } from './rules/policy-defaults.ts'
export type { BookablePlace, BookableService } from './view/bookable.ts'
