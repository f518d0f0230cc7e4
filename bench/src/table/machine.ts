import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os'
import { env, versions } from 'node:process'

export type Machine = Record<string, string>

/** Facts about the machine that put the numbers into context. */
export function machineFacts(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: String(availableParallelism()),
    memory: `${(totalmem() / 2 ** 30).toFixed(1)} GB`,
    system: `${platform()} ${arch()}`,
    processes: env.KALENDS_PROCESSES ?? '1',
    node: versions.node,
    v8: versions.v8,
    date: new Date().toISOString(),
  }
}
