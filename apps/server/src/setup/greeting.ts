import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'

/** What the operator reads when the server is ready: where it answers and how to sign in. */
export function greeting(config: Config, notes: readonly string[]): string {
  const addresses = listAddresses(config)
  const lines = [
    'Kalends is ready.',
    ...addresses.map((address, index) => `${index === 0 ? '  Site       ' : '             '}${address}`),
    `  Dashboard  ${addresses[0]}/dashboard`,
    `  API        ${addresses[0]}/docs/api`,
    `  Data       ${config.databaseUrl ? 'DATABASE_URL' : config.dataFolder}`,
    ...notes.map((note) => `  ${note.replaceAll('{address}', addresses[0] ?? '')}`),
    'Stop with Ctrl-C.',
  ]
  return `${lines.join('\n')}\n`
}

function listAddresses({ host, port, tls, publicUrl }: Config): string[] {
  const scheme = tls ? 'https' : 'http'
  const hosts = host === '0.0.0.0' || host === '::' ? ['localhost', ...outsideAddresses()] : [host]
  const local = hosts.map((name) => `${scheme}://${name.includes(':') ? `[${name}]` : name}:${port}`)
  return publicUrl && !local.includes(publicUrl) ? [publicUrl, ...local] : local
}

function outsideAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}
