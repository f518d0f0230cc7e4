import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * What a proxy in front does wrong: its headers are not trusted, or it hides the host, the protocol or the address of
 * visitors.
 */
export type ProxyFault = 'UNTRUSTED' | 'HOST' | 'PROTOCOL' | 'ADDRESS'

/** A fault that was seen since the start. */
export type ProxyNotice = { fault: ProxyFault; seenAt: string; header?: string | undefined }

const fileName = 'proxy-faults.json'

/** Saves a notice beside the others in the data folder, where `doctor` finds it. */
export function writeProxyNotice(config: Config, notice: ProxyNotice): void {
  const file = join(config.dataFolder, fileName)
  const others = readProxyNotices(config).filter(({ fault }) => fault !== notice.fault)
  // Several processes may notice at once.
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, JSON.stringify([...others, notice]), { mode: 0o600 })
  renameSync(draft, file)
}

/** Reads the notices; that of headers that are not trusted only until KALENDS_TRUST_PROXY is set. */
export function readProxyNotices({ dataFolder, trustProxy }: Config): ProxyNotice[] {
  try {
    const notices = JSON.parse(readFileSync(join(dataFolder, fileName), 'utf8')) as ProxyNotice[]
    return notices.filter(({ fault }) => fault !== 'UNTRUSTED' || trustProxy === false)
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Deletes the notices at a start: what is still wrong is noticed again. */
export function clearProxyNotices({ dataFolder }: Config): void {
  rmSync(join(dataFolder, fileName), { force: true })
}
