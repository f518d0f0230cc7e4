import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * What a proxy in front does wrong: its headers are not trusted, or it hides the host, the protocol or the address of
 * visitors.
 */
export type ProxyFault = 'UNTRUSTED' | 'HOST' | 'PROTOCOL' | 'ADDRESS'

/** What each fault means and how it is mended; for the log and for `doctor`. */
export const proxyFaults: Record<ProxyFault, string> = {
  UNTRUSTED: 'a proxy on this machine forwards requests, but KALENDS_TRUST_PROXY is not set: set it to 127.0.0.1,::1',
  HOST: 'a proxy replaces the Host header, so only the address in KALENDS_URL works: let it pass the header on (nginx: proxy_set_header Host $host; Apache: ProxyPreserveHost On)',
  PROTOCOL:
    'a proxy does not say that visitors use https, so cookies are not marked as secure: let it send X-Forwarded-Proto (nginx: proxy_set_header X-Forwarded-Proto $scheme; Apache: RequestHeader set X-Forwarded-Proto https), and name it in KALENDS_TRUST_PROXY',
  ADDRESS:
    'a proxy does not say where visitors come from, so limits per network hit all of them together: let it send X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for), and name it in KALENDS_TRUST_PROXY',
}

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
