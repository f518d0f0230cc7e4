import type { Subscriber } from './events.ts'
import type { Tasks } from './queue.ts'
import type { DueJob } from './schedule.ts'

/** What runs by the clock. A feature adds its line here and keeps the work in its own `jobs.ts`. */
export const dueJobs: DueJob[] = []

/** Who hears of events. */
export const subscribers: Subscriber[] = []

/** What `enqueue` may name. */
export const tasks: Tasks = {}
