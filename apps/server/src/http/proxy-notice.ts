import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** A request through a local proxy whose headers are not trusted. */
export type ProxyNotice = { seenAt: string; header: string }

const fileName = 'untrusted-proxy.json'

/** Saves the notice in the data folder, where `doctor` finds it. */
export function writeProxyNotice({ dataFolder }: Config, notice: ProxyNotice): void {
  const file = join(dataFolder, fileName)
  // Several processes may notice at once.
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, JSON.stringify(notice), { mode: 0o600 })
  renameSync(draft, file)
}

/** Reads the notice; undefined once KALENDS_TRUST_PROXY is set. */
export function readProxyNotice({ dataFolder, trustProxy }: Config): ProxyNotice | undefined {
  if (trustProxy !== false) return undefined
  try {
    return JSON.parse(readFileSync(join(dataFolder, fileName), 'utf8')) as ProxyNotice
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Deletes the notice at a start with the setting. */
export function clearProxyNotice({ dataFolder, trustProxy }: Config): void {
  if (trustProxy !== false) rmSync(join(dataFolder, fileName), { force: true })
}
