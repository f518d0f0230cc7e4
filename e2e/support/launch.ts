import { getuid } from 'node:process'
import { type BrowserServer, chromium } from 'playwright-core'
import { findBrowser } from './find-browser.ts'

/** Only this machine has an address for the browser, so a page that asks elsewhere fails where it is seen. */
const HERE_ONLY = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost'

const QUIET = [
  `--host-resolver-rules=${HERE_ONLY}`,
  '--disable-domain-reliability',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-sync',
  '--no-pings',
  '--font-render-hinting=none',
]

/** Starts the browser that every spec connects to, and says on one line which program it is. */
export async function launchBrowser(): Promise<BrowserServer> {
  const found = await findBrowser()
  const asRoot = getuid?.() === 0
  const started = await chromium.launchServer({
    executablePath: found.path,
    args: [...QUIET, ...(asRoot ? ['--no-sandbox'] : [])],
    env: { ...definedEnvironment(), ...found.env },
  })
  console.log(`browser: ${found.path} (${found.from})`)
  return started
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}
