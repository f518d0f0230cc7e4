/** Booking policies: under which terms something can be booked, moved and cancelled. */
export { policiesJobs } from './jobs.ts'
export { createPolicy, prepareDefaultPolicy } from './operations/insert-policy.ts'
export type { PolicyNeighbours, PolicySnapshot } from './operations/neighbours.ts'
export { policiesRoutes } from './routes.ts'
export type { PolicyRules } from './rules/defaults.ts'
export { toEnginePolicy } from './rules/engine-policy.ts'
export { defaultPolicyId, type PolicyRow, policyExists } from './store/policies.ts'
export { policyView } from './view.ts'
