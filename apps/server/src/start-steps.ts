import type { Context } from './context.ts'

/** Something to bring in order before the server listens. Answers lines for the operator to read, such as how to sign in. */
export type StartStep = {
  name: string
  run(context: Context): Promise<string[]>
}

/** Run in this order by one process at a time, at every start: each finds out by itself whether there is anything to do. */
export const startSteps: StartStep[] = []
