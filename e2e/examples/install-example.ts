import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { env, execPath, platform } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { exampleFolder } from './start-example.ts'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))
const generated = ['node_modules', '.next', '.env.local']
const run = promisify(execFile)

/** A copy of an example in a temporary folder, where no other packages are found than its own. */
export type InstalledExample = { top: string; folder: string }

/** Copies an example and the packages it installs from this repository, installs and builds it. */
export async function installExample(name: string, build: string[]): Promise<InstalledExample> {
  const top = mkdtempSync(join(tmpdir(), 'kalends-example-'))
  const folder = join(top, 'examples', name)
  cpSync(exampleFolder(name), folder, { recursive: true, filter: (path) => !generated.includes(basename(path)) })
  for (const part of ['contract', 'sdk', 'react'].flatMap((it) => [`${it}/package.json`, `${it}/dist`]))
    cpSync(join(packages, part), join(top, 'packages', part), { recursive: true })
  const options = { cwd: folder, env: { ...env, NODE_ENV: '', NODE_OPTIONS: '' } }
  await run('npm', ['ci', '--prefer-offline'], { ...options, shell: platform === 'win32' })
  await run(execPath, build, { ...options, env: { ...options.env, NODE_ENV: 'production' } })
  return { top, folder }
}
