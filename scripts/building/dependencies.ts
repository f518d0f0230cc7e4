import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Lock = { packages: Record<string, { version?: string; optional?: boolean; devOptional?: boolean }> }

/** Returns the first package that is not installed in the version of the lock file. Undefined if all are. */
export function findOutdatedPackage(folder: string): string | undefined {
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return undefined
  const { packages } = readLock(installed)
  const wanted = Object.entries(readLock(join(folder, 'package-lock.json')).packages)
  const outdated = wanted.find(
    ([path, { version, optional, devOptional }]) =>
      path.includes('node_modules/') && version && !optional && !devOptional && packages[path]?.version !== version,
  )
  return outdated?.[0].replace(/^.*node_modules\//, '')
}

const readLock = (path: string): Lock => JSON.parse(readFileSync(path, 'utf8'))
