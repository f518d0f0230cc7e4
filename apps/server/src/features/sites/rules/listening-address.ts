/** Returns the address for a browser on the same machine. */
export function listeningAddress(config: { host: string; port: number; tls: unknown }): string {
  const everywhere = config.host === '0.0.0.0' || config.host === '::'
  const name = everywhere ? '127.0.0.1' : config.host.includes(':') ? `[${config.host}]` : config.host
  return `${config.tls ? 'https' : 'http'}://${name}:${config.port}`
}
