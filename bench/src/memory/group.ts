import { env } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Stage, setStage } from '../http/stage.ts'
import { freePort } from '../server/free-port.ts'
import { Inspector, inspectable } from '../server/inspector.ts'
import { listProcesses, readProportionalMegabytes } from '../server/processes.ts'
import { withDataFolder } from '../server/start-server.ts'
import type { Group, Measured, Row } from '../table/row.ts'
import { loadMixed } from './mixed-load.ts'
import { slopePerMinute } from './slope.ts'

/** Alone ten minutes, of which the first five warm up; among other groups one, which only finds a large leak. */
const LONG = { minutes: 10, heapGrowth: 0.5, residentGrowth: 2 }
const SHORT = { minutes: 1, heapGrowth: 20, residentGrowth: 60 }
const SAMPLE_MS = 5000
/** What `countProcesses` of the server reckons with. */
const RESIDENT_MB = 400
const MEGABYTE = 2 ** 20

type Bounds = typeof LONG
/** Memory in MB after garbage was collected. */
type Weight = { minute: number; heap: number; resident: number }

/** Memory of the server processes under a mixed load that takes all the server has. */
export const memory: Group = {
  name: 'memory',
  measure: ({ alone }) =>
    withDataFolder(async (folder) => {
      const { minutes, ...bounds } = alone ? LONG : SHORT
      const port = await freePort()
      const stage = await setStage(folder, { settings: inspectable(port) })
      try {
        // `BENCH_MINUTES=0.5` tries the measurement itself.
        return await measure(stage, port, { ...bounds, minutes: Number(env.BENCH_MINUTES ?? minutes) })
      } finally {
        await stage.server.stop()
      }
    }),
}

async function measure(stage: Stage, port: number, bounds: Bounds): Promise<Measured> {
  const inspectors = await inspectAll(port)
  const weights: Weight[][] = inspectors.map(() => [])
  const started = performance.now()
  const minutesPassed = () => (performance.now() - started) / 60_000
  const loading = loadMixed(stage, () => minutesPassed() >= bounds.minutes)
  // Without it a failing load would end the process before it is awaited.
  loading.catch(() => undefined)
  while (minutesPassed() < bounds.minutes) {
    await Promise.race([sleep(SAMPLE_MS), loading])
    for (const [index, inspector] of inspectors.entries()) {
      weights[index]?.push({ minute: minutesPassed(), ...(await weigh(inspector)) })
    }
  }
  const { milliseconds } = await loading
  for (const inspector of inspectors) inspector.close()
  const sorted = milliseconds.sort((a, b) => a - b)
  return {
    yardsticks: [
      { name: 'mixed load, 16 connections', value: sorted.length / (60 * bounds.minutes), unit: 'per second' },
      { name: 'mixed load, p99', value: sorted[Math.floor(sorted.length * 0.99)] ?? 0, unit: 'ms' },
      ...databaseMemory(stage),
    ],
    rows: weights.flatMap((of, index) => toRows(processName(index, weights.length), of, bounds)),
  }
}

/** The first is the only server process, or the primary, which answers no requests. */
function processName(index: number, count: number): string {
  if (count === 1) return 'server process'
  return index === 0 ? 'primary process' : `server process ${index}`
}

/** Several processes are inspected on ports that follow each other. */
function inspectAll(port: number): Promise<Inspector[]> {
  const processes = Number(env.KALENDS_PROCESSES ?? 1)
  const count = processes === 1 ? 1 : 1 + processes
  return Promise.all(Array.from({ length: count }, (_, index) => Inspector.connect(port + index)))
}

async function weigh(inspector: Inspector): Promise<Pick<Weight, 'heap' | 'resident'>> {
  await inspector.call('HeapProfiler.collectGarbage')
  const { result } = await inspector.call<{ result: { value: { heapUsed: number; rss: number } } }>(
    'Runtime.evaluate',
    {
      expression: 'process.memoryUsage()',
      returnByValue: true,
    },
  )
  return { heap: result.value.heapUsed / MEGABYTE, resident: result.value.rss / MEGABYTE }
}

function databaseMemory({ server: { pid } }: Stage): Measured['yardsticks'] {
  const database = listProcesses(pid).filter(({ name }) => name === 'postgres')
  if (database.length === 0) return []
  const value = database.reduce((sum, process) => sum + readProportionalMegabytes(process.pid), 0)
  return [{ name: `memory of PostgreSQL, ${database.length} processes`, value, unit: 'MB' }]
}

function toRows(process: string, weights: Weight[], { minutes, heapGrowth, residentGrowth }: Bounds): Row[] {
  const second = weights.filter(({ minute }) => minute >= minutes / 2)
  const growth = (name: string, of: 'heap' | 'resident', most: number): Row => {
    const value = slopePerMinute(second.map((weight) => ({ minute: weight.minute, value: weight[of] })))
    return {
      name: `growth of the ${name}, ${process}, last ${minutes / 2} of ${minutes} min`,
      value,
      unit: 'MB per minute',
      budget: `≤ ${most} MB per minute`,
      passed: value <= most,
    }
  }
  const most = Math.max(...weights.map(({ resident }) => resident))
  return [
    growth('heap', 'heap', heapGrowth),
    growth('resident memory', 'resident', residentGrowth),
    {
      name: `resident memory under load, ${process}`,
      value: most,
      unit: 'MB',
      budget: `≤ ${RESIDENT_MB} MB`,
      passed: most <= RESIDENT_MB,
    },
  ]
}
