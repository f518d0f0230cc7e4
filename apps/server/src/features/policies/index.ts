/** Booking policies: under which terms something can be booked, moved and cancelled. */
export { createPolicy, prepareDefaultPolicy } from './operations/insert-policy.ts'
export { policiesRoutes } from './routes.ts'
export type { PolicyRules } from './rules/defaults.ts'
export { toEnginePolicy } from './rules/engine-policy.ts'
export { defaultPolicyId, type PolicyRow, policyExists } from './store.ts'
export { policyView } from './view.ts'
