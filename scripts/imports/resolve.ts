import { isBuiltin } from 'node:module'
import { posix } from 'node:path'

/**
 * Resolves an import to one spelling the rules can match: a path from the project root, `npm:name` or
 * `node:name`. A package of ours resolves to its folder (`packages/sdk`).
 */
export function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('@kalends/')) return workspaceFolder(specifier)
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? specifier : `node:${specifier}`
  const parts = specifier.split('/')
  return `npm:${specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]}`
}

function workspaceFolder(specifier: string): string {
  const name = specifier.split('/')[1] ?? ''
  if (name === 'e2e' || name === 'bench') return name
  return ['server', 'cli', 'web'].includes(name) ? `apps/${name}` : `packages/${name}`
}
