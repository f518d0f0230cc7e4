import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir, platform } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { PACKAGES } from './packages.ts'

// biome-ignore lint/suspicious/noExplicitAny: the SDK is not installed in this repository, so it has no types here
export type Untyped = any

/** Loads what front ends import, from the packages' ES modules. */
const LOADER = `export * as sdk from '@wix/sdk'
export { availabilityCalendar, bookings, extendedBookings, services } from '@wix/bookings'
export { authentication, recovery, verification } from '@wix/identity'
export { authentication as memberAuthentication, members } from '@wix/members'
export { orders, plans } from '@wix/pricing-plans'
export { redirects } from '@wix/redirects'
`

/** Installs the packages into a cache in the home folder, once for each set of versions and exports. Returns the path of the loader. */
export async function installSdk(print = console.log): Promise<string> {
  const versions = createHash('sha256')
    .update(JSON.stringify(PACKAGES) + LOADER)
    .digest('hex')
    .slice(0, 12)
  const folder = join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'kalends/conformance', versions)
  const loader = join(folder, 'load.mjs')
  if (!existsSync(loader)) {
    print(`Installing ${Object.keys(PACKAGES).length} packages into ${folder}.`)
    await install(folder)
    // Written last: without it, an interrupted installation is repeated.
    writeFileSync(loader, LOADER)
  }
  return loader
}

/** Imports the packages. */
export const loadSdk = async (): Promise<Untyped> => import(pathToFileURL(await installSdk()).href)

async function install(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }))
  // Peers are components of pages, which nothing here renders.
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
  await promisify(execFile)('npm', ['install', ...options], { cwd: folder, shell: platform() === 'win32' })
}
