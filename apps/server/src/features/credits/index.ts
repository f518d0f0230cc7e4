/** Credits: what orders give their buyers to book with, and the ledger of it. */
export { creditsJobs } from './jobs.ts'
export { creditsRoutes } from './routes.ts'
export { exportCredits } from './steps/export-credits.ts'
export { expireCycle, grantCycle, moveCycle } from './steps/grant-cycle.ts'
export { findUsedCredits, returnCredits, type SpendCredits, spendCredits } from './steps/spend-credits.ts'
export { lockCovering as lockUsableCredits } from './store/grants.ts'
