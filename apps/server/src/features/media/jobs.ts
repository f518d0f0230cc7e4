import type { DueJob } from '../../jobs/schedule.ts'
import { sweepMedia } from './steps/sweep-media.ts'

/** Deletes uploads that are unreferenced for a day. */
export const mediaJobs: DueJob[] = [{ name: 'media.unused', run: sweepMedia }]
