import { Logger, parseCronItems, type Runner, run, runMigrations, type TaskList } from 'graphile-worker'
import pg from 'pg'
import type { Context } from '../context.ts'
import { openDatabase } from '../db/database.ts'
import { reportLostConnections } from '../db/pool.ts'
import { backgroundLimits } from '../db/time-limits.ts'
import type { Log } from '../log.ts'
import { startDispatcher } from './dispatcher.ts'
import type { Runner as BackgroundRunner, FanOut, Subscriber } from './events.ts'
import type { Tasks } from './queue.ts'
import { type DueJob, runDueJobs } from './schedule.ts'

export type { Tasks }

/** All background work. */
export type BackgroundWork = {
  dueJobs: readonly DueJob[]
  subscribers: readonly Subscriber[]
  tasks: Tasks
  /** What features write for events in addition to the subscribers' deliveries. */
  fanOuts?: readonly FanOut[]
  /** Work with a rhythm of its own. */
  runners?: readonly ((context: Context) => BackgroundRunner)[]
}

export type Worker = {
  /** Stops taking work and waits for running work. */
  stop(): Promise<void>
}

/** Creates or updates the queue's own schema. */
export async function migrateQueue(databaseUrl: string, log: Log): Promise<void> {
  // NOTE: a pool of the library's own would outlive the call, and end a command that stops its database soon after.
  const pool = queuePool(databaseUrl, log)
  try {
    await runMigrations({ pgPool: pool, logger: queueLogger(log) })
  } finally {
    await pool.end()
  }
}

/** Runs the queue, the minute tick and the event dispatcher, in the server's process or a separate one. */
export async function startWorker(context: Context, databaseUrl: string, work: BackgroundWork): Promise<Worker> {
  const pool = queuePool(databaseUrl, context.log)
  const patient = openWorkerContext(context, databaseUrl)
  const dispatcher = startDispatcher(context, work.subscribers, work.fanOuts)
  const runners = (work.runners ?? []).map((start) => start(context))
  const queue = restartQueueOnFailure(patient.context, pool, work)
  return {
    stop: async () => {
      await Promise.all([queue, dispatcher, ...runners].map((part) => part.stop()))
      await Promise.all([pool.end(), patient.close()])
    },
  }
}

/** Creates the context over separate connections with the time limits of background work. */
function openWorkerContext(context: Context, url: string): { context: Context; close(): Promise<void> } {
  const database = openDatabase({
    url,
    log: context.log,
    max: 4,
    pooled: context.config.databasePooled,
    limits: backgroundLimits,
    signals: context.signals,
  })
  return {
    context: {
      ...context,
      db: database.db,
      readDb: database.db,
      transaction: database.transaction,
      longTransaction: database.transaction,
    },
    close: database.close,
  }
}

/** The queue stops when its database is gone for long; restarts it until stopped. */
function restartQueueOnFailure(context: Context, pool: pg.Pool, work: BackgroundWork): Worker {
  let stopping = false
  let runner: Runner | undefined
  const loop = async () => {
    while (!stopping) {
      try {
        runner = await startQueue(context, pool, work)
        // It may have been stopped while it was starting.
        if (stopping) await runner.stop()
        await runner.promise
      } catch (error) {
        context.log.error({ err: error }, 'the queue stopped and is started again')
        if (!stopping) await new Promise((resolve) => setTimeout(resolve, 1000).unref())
      } finally {
        runner = undefined
      }
    }
  }
  const ended = loop()
  return {
    stop: async () => {
      stopping = true
      await runner?.stop()
      await ended
    },
  }
}

function startQueue(context: Context, pool: pg.Pool, work: BackgroundWork): Promise<Runner> {
  return run({
    pgPool: pool,
    logger: queueLogger(context.log),
    taskList: taskList(context, work),
    parsedCronItems: parseCronItems([
      { task: 'tick', match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 1 } },
    ]),
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
    noPreparedStatements: context.config.databasePooled,
  })
}

function taskList(context: Context, { dueJobs, tasks }: BackgroundWork): TaskList {
  const list: TaskList = { tick: () => runDueJobs(dueJobs, context, context.clock.now()) }
  for (const [name, task] of Object.entries(tasks)) list[name] = (payload) => task(context, payload)
  return list
}

/** A pool of the queue's own, with the driver's own types, for the queue expects dates as dates. */
function queuePool(connectionString: string, log: Log): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 5 })
  reportLostConnections(pool, log)
  return pool
}

function queueLogger(log: Log): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const
  return new Logger(() => (level, message, meta) => log[levels[level]]({ queue: meta }, message))
}
