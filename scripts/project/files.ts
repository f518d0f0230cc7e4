import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of this checkout. */
export const TOP = fileURLToPath(new URL('../../', import.meta.url))

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'build',
  '.react-router',
  '.next',
  '.git',
  '.kalends',
  'coverage',
  'facts',
])

/**
 * Returns every source file below the folder (or with the given extensions), as sorted paths from the root with forward
 * slashes.
 */
export function sourceFiles(folder = '', endings = ['.ts', '.tsx']): string[] {
  return filesBelow(join(TOP, folder))
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => relative(TOP, path).split(sep).join('/'))
    .sort()
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}
