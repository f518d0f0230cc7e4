import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { basename, join, resolve } from 'node:path'
import type { LogLevel } from './log.ts'

export type TlsConfig = { kind: 'self' } | { kind: 'files'; certFile: string; keyFile: string }

export type Config = {
  host: string
  port: number
  /** Server processes behind the port; as many as the machine suggests when undefined. */
  processes: number | undefined
  /** Absolute. Holds the embedded database, generated secrets and uploads. */
  dataFolder: string
  /** The operator's own PostgreSQL; the embedded one when undefined. */
  databaseUrl: string | undefined
  databaseReadUrl: string | undefined
  /** True when the database is reached through a pooler in transaction mode. */
  databasePooled: boolean
  /** The address in messages, without a slash at the end. */
  publicUrl: string | undefined
  /** Whose `X-Forwarded-*` headers count: addresses or networks, or true for anyone in front of us. */
  trustProxy: string[] | boolean
  tls: TlsConfig | undefined
  /** True if plain HTTP is redirected to the https address, or refused. */
  httpsOnly: boolean
  smtpUrl: string | undefined
  /** The address that messages are sent from; undefined: the host of the pages decides. */
  smtpFrom: string | undefined
  /** Where text messages and calls are handed on; undefined: none are sent. */
  texts: { url: string; secret: string } | undefined
  /** Origin of Stripe's API. */
  stripeUrl: string
  /** Codes all businesses together may send to phones in a day. */
  textsPerDay: number
  demo: boolean
  /** True if people may sign in with providers on this machine, also without TLS: for trying out. */
  localProviders: boolean
  /** True if webhooks may reach private networks and this machine, also without TLS. */
  privateWebhooks: boolean
  /** True if only status 200 within 1250 ms counts as delivered. */
  strictWebhooks: boolean
  /** True under `npm run dev`: pages come from their sources. */
  development: boolean
  logLevel: LogLevel
}

/** Every mistake of the environment at once, each as one sentence for the operator. */
export class ConfigError extends Error {
  readonly mistakes: string[]
  constructor(mistakes: string[]) {
    super(['Kalends cannot start with these settings:', ...mistakes.map((mistake) => `  - ${mistake}`)].join('\n'))
    this.name = 'ConfigError'
    this.mistakes = mistakes
  }
}

export type Environment = Record<string, string | undefined>

type Reader = (name: string) => string | undefined
type ReportMistake = (mistake: string) => void

/** Turns the environment into the settings, or throws one ConfigError that names every mistake. */
export function readConfig(environment: Environment = process.env): Config {
  const mistakes: string[] = []
  const report: ReportMistake = (mistake) => mistakes.push(mistake)
  // An empty variable is how compose files and CI systems write "not set".
  const read: Reader = (name) => environment[name]?.trim() || undefined
  const config: Config = {
    host: readHost(read, report),
    port: readPort(read, report),
    processes: readProcesses(read, report),
    dataFolder: read('KALENDS_DATA') ? resolve(read('KALENDS_DATA') as string) : defaultDataFolder(),
    databaseUrl: readUrl(read, report, 'DATABASE_URL', postgresProtocols),
    databaseReadUrl: readUrl(read, report, 'DATABASE_READ_URL', postgresProtocols),
    databasePooled: readSwitch(read, report, 'KALENDS_DATABASE_POOLER', false),
    publicUrl: readPublicUrl(read, report),
    trustProxy: readTrustProxy(read, report),
    tls: readTls(read, report),
    httpsOnly: readSwitch(read, report, 'KALENDS_HTTPS_ONLY', false),
    smtpUrl: readUrl(read, report, 'SMTP_URL', ['smtp:', 'smtps:']),
    smtpFrom: readSmtpFrom(read, report),
    texts: readTexts(read, report),
    stripeUrl: readUrl(read, report, 'KALENDS_STRIPE_URL', ['https:', 'http:']) ?? 'https://api.stripe.com',
    textsPerDay: readTextsPerDay(read, report),
    demo: readSwitch(read, report, 'KALENDS_DEMO', true),
    localProviders: readSwitch(read, report, 'KALENDS_LOCAL_PROVIDERS', false),
    privateWebhooks: readSwitch(read, report, 'KALENDS_PRIVATE_WEBHOOKS', false),
    strictWebhooks: readSwitch(read, report, 'KALENDS_STRICT_WEBHOOKS', false),
    development: read('NODE_ENV') === 'development',
    logLevel: readLogLevel(read, report),
  }
  if (config.databaseReadUrl && !config.databaseUrl) {
    report('DATABASE_READ_URL is set without DATABASE_URL. A replica needs the server it copies.')
  }
  reportHttpsOnly(config, report)
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return config
}

/** Without TLS of its own or a trusted proxy, every request looks like plain HTTP, and the redirects would never end. */
function reportHttpsOnly({ httpsOnly, publicUrl, tls, trustProxy }: Config, report: ReportMistake): void {
  if (!httpsOnly) return
  if (!publicUrl?.startsWith('https:'))
    report('KALENDS_HTTPS_ONLY is set, but KALENDS_URL is no https address. Give the address to redirect to.')
  if (tls === undefined && trustProxy === false)
    report('KALENDS_HTTPS_ONLY needs KALENDS_TLS, or KALENDS_TRUST_PROXY with the proxy that ends TLS.')
}

function readTextsPerDay(read: Reader, report: ReportMistake): number {
  const text = read('KALENDS_SMS_PER_DAY') ?? '2000'
  const count = Number(text)
  if (!/^\d{1,7}$/.test(text) || count < 1)
    report(`KALENDS_SMS_PER_DAY is "${text}". Give a whole number from 1 to 9999999.`)
  return count
}

const postgresProtocols = ['postgres:', 'postgresql:']
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** The folder of this checkout, the same from src and from dist. */
export const checkoutFolder = resolve(import.meta.dirname, '../../..')

/**
 * Root gets a folder outside the checkout, because PostgreSQL then runs as a user who often cannot enter root's
 * folders.
 */
export function defaultDataFolder(isRoot = process.getuid?.() === 0): string {
  if (!isRoot) return join(checkoutFolder, '.kalends')
  const mark = createHash('sha256').update(checkoutFolder).digest('hex').slice(0, 8)
  return join('/var/lib/kalends', `${basename(checkoutFolder)}-${mark}`)
}

function readHost(read: Reader, report: ReportMistake): string {
  const host = read('HOST') ?? '127.0.0.1'
  if (/[\s/]/.test(host) || host.includes('://')) report(`HOST is "${host}". Give an address or a name, like 0.0.0.0.`)
  return host
}

function readPort(read: Reader, report: ReportMistake): number {
  const text = read('PORT') ?? '4000'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) report(`PORT is "${text}". Give a whole number from 0 to 65535.`)
  return port
}

const mostProcesses = 64

function readProcesses(read: Reader, report: ReportMistake): number | undefined {
  const text = read('KALENDS_PROCESSES')
  if (text === undefined) return undefined
  const count = Number(text)
  if (!/^\d+$/.test(text) || count < 1 || count > mostProcesses)
    report(`KALENDS_PROCESSES is "${text}". Give a whole number from 1 to ${mostProcesses}.`)
  return count
}

function readUrl(read: Reader, report: ReportMistake, name: string, protocols: string[]): string | undefined {
  const text = read(name)
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const wanted = protocols.map((protocol) => `${protocol}//`).join(' or ')
  // The value may hold a password, so it is not repeated.
  if (!url || !protocols.includes(url.protocol) || !url.hostname)
    report(`${name} is not an address. It begins with ${wanted}.`)
  return text
}

function readPublicUrl(read: Reader, report: ReportMistake): string | undefined {
  const text = readUrl(read, report, 'KALENDS_URL', ['https:', 'http:'])
  if (text === undefined || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.search || url.hash || url.pathname !== '/') {
    report(`KALENDS_URL is "${text}". Give the address of the site alone, like https://book.example.org.`)
  }
  return url.origin
}

function readTrustProxy(read: Reader, report: ReportMistake): string[] | boolean {
  const text = read('KALENDS_TRUST_PROXY')
  if (text === undefined || ['0', 'false', 'no'].includes(text)) return false
  if (['1', 'true', 'yes'].includes(text)) return true
  const parts = text.split(',').map((part) => part.trim())
  const wrong = parts.find((part) => !isNetwork(part))
  if (wrong !== undefined) {
    report(
      `KALENDS_TRUST_PROXY has "${wrong}". Give addresses or networks, like 127.0.0.1, 10.0.0.0/8, or 1 for anyone.`,
    )
  }
  return parts
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const longest = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1
  return (
    rest.length === 0 && longest > 0 && (length === undefined || (/^\d+$/.test(length) && Number(length) <= longest))
  )
}

function readTls(read: Reader, report: ReportMistake): TlsConfig | undefined {
  const mode = read('KALENDS_TLS')
  const certFile = read('KALENDS_TLS_CERT')
  const keyFile = read('KALENDS_TLS_KEY')
  if (mode !== undefined && mode !== 'self') report(`KALENDS_TLS is "${mode}". The only value is self.`)
  if (mode === 'self' && (certFile || keyFile))
    report('KALENDS_TLS=self makes its own certificate: leave out KALENDS_TLS_CERT and KALENDS_TLS_KEY.')
  if (Boolean(certFile) !== Boolean(keyFile))
    report('KALENDS_TLS_CERT and KALENDS_TLS_KEY belong together: set both or none.')
  for (const [name, file] of Object.entries({ KALENDS_TLS_CERT: certFile, KALENDS_TLS_KEY: keyFile })) {
    if (file && !existsSync(file)) report(`${name} is "${file}". There is no such file.`)
  }
  if (mode === 'self') return { kind: 'self' }
  return certFile && keyFile ? { kind: 'files', certFile, keyFile } : undefined
}

/** Without SMTP_FROM, the user of the mail server, if that is an address: most servers allow no other sender. */
function readSmtpFrom(read: Reader, report: ReportMistake): string | undefined {
  const url = read('SMTP_URL')
  const given = read('SMTP_FROM')
  if (given && !url) report('SMTP_FROM is set without SMTP_URL. It is the sender of that mail server.')
  if (given && !emailAddress.test(given))
    report(`SMTP_FROM is "${given}". Give an address alone, like bookings@example.org.`)
  if (given) return given
  const user = url && URL.canParse(url) ? decodeURIComponent(new URL(url).username) : ''
  return emailAddress.test(user) ? user : undefined
}

const emailAddress = /^[^\s@<>"]+@[^\s@<>"]+$/

function readTexts(read: Reader, report: ReportMistake): Config['texts'] {
  const url = readUrl(read, report, 'KALENDS_SMS_URL', ['https:', 'http:'])
  const secret = read('KALENDS_SMS_SECRET')
  if (Boolean(url) !== Boolean(secret))
    report('KALENDS_SMS_URL and KALENDS_SMS_SECRET belong together: set both or none.')
  return url && secret ? { url, secret } : undefined
}

function readSwitch(read: Reader, report: ReportMistake, name: string, byDefault: boolean): boolean {
  const text = read(name)
  if (text === undefined) return byDefault
  if (!['0', '1', 'true', 'false'].includes(text)) report(`${name} is "${text}". Give 1 or 0.`)
  return text === '1' || text === 'true'
}

function readLogLevel(read: Reader, report: ReportMistake): LogLevel {
  const level = read('KALENDS_LOG') ?? 'warn'
  if (!logLevels.includes(level)) report(`KALENDS_LOG is "${level}". Choose one of ${logLevels.join(', ')}.`)
  return level as LogLevel
}
