/** Privacy: erases people on request, and what businesses no longer keep, wherever it is stored. */
export { privacyJobs } from './jobs.ts'
export { privacyRoutes } from './routes.ts'
export { exportRecords } from './steps/export-records.ts'
