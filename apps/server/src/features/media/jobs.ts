import type { DueJob } from '../../jobs/schedule.ts'
import { sweepMedia } from './steps/sweep-media.ts'

/** Uploads that nothing refers to are kept for a day only. */
export const mediaJobs: DueJob[] = [{ name: 'media.unused', run: sweepMedia }]
