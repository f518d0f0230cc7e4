import { findCycles } from './cycles.ts'
import { EXCEPTIONS, type Exception } from './exceptions.ts'
import { readImports } from './read-imports.ts'
import { resolveImport } from './resolve.ts'
import type { ImportEdge, Rule } from './rule.ts'
import { featureRules, serverRules } from './server-rules.ts'
import { webRules } from './web-rules.ts'
import { workspaceRules } from './workspace-rules.ts'

export const RULES: Rule[] = [...workspaceRules, ...serverRules, ...featureRules, ...webRules]

/** Returns the imports of one file. @param path from the project root, with forward slashes */
export function readImportEdges(path: string, text: string): ImportEdge[] {
  return readImports(path, text).map((found) => ({ ...found, from: path, to: resolveImport(path, found.specifier) }))
}

/** Returns one line per broken rule, cycle, or exception that is no longer needed. */
export function findViolations(edges: ImportEdge[], exceptions: Exception[] = EXCEPTIONS): string[] {
  const used = new Set<Exception>()
  const broken = edges.flatMap((edge) =>
    RULES.filter((rule) => rule.refuses(edge)).flatMap((rule) => {
      const exception = exceptions.find(
        ({ rule: name, from, to }) => name === rule.name && from === edge.from && to === edge.to,
      )
      if (exception) used.add(exception)
      return exception ? [] : [`${edge.from}:${edge.line} imports ${edge.specifier}: ${rule.says} [${rule.name}]`]
    }),
  )
  const cycles = findCycles(edges).map((cycle) => `import cycle: ${cycle.join(' → ')}`)
  const stale = exceptions
    .filter((exception) => !used.has(exception))
    .map(({ rule, from, to }) => `the exception ${rule}: ${from} → ${to} is no longer needed; remove it`)
  return [...broken, ...cycles, ...stale]
}
