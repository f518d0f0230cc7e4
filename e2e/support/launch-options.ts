import { env, getuid } from 'node:process'
import type { LaunchOptions } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

/** The browser resolves this machine only, so a request to another host fails visibly. */
const hereOnly = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost'

const quiet = [
  `--host-resolver-rules=${hereOnly}`,
  '--disable-domain-reliability',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-sync',
  '--no-pings',
  '--font-render-hinting=none',
]

/** Finds a Chromium and returns how to start it: on no network, and as root without a sandbox. */
export async function launchOptions(): Promise<LaunchOptions> {
  const browser = await findBrowser()
  const asRoot = getuid?.() === 0
  return {
    executablePath: browser.path,
    args: [...quiet, ...(asRoot ? ['--no-sandbox'] : [])],
    env: { ...env, ...browser.env },
  }
}
