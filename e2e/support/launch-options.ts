import { env, getuid } from 'node:process'
import type { LaunchOptions } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

const HERE = ['127.0.0.1', 'localhost', '*.localhost']

const quiet = [
  '--disable-domain-reliability',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-sync',
  '--no-pings',
  '--font-render-hinting=none',
]

/**
 * Finds a Chromium and returns how to start it; as root without a sandbox.
 *
 * @param hosts  what it can reach besides this machine, so that a request to any other host fails visibly
 */
export async function launchOptions(hosts: readonly string[] = []): Promise<LaunchOptions> {
  const browser = await findBrowser()
  const asRoot = getuid?.() === 0
  const reachable = [...HERE, ...hosts].map((host) => `EXCLUDE ${host}`)
  return {
    executablePath: browser.path,
    args: [
      `--host-resolver-rules=${['MAP * ~NOTFOUND', ...reachable].join(', ')}`,
      ...quiet,
      ...(asRoot ? ['--no-sandbox'] : []),
    ],
    env: { ...env, ...browser.env },
  }
}
