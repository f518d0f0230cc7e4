import type { DueJob } from '../../jobs/schedule.ts'
import { applyRetention } from './steps/apply-retention.ts'

/** Erases once a day what businesses no longer keep. */
export const privacyJobs: DueJob[] = [{ name: 'privacy.retention', run: applyRetention }]
