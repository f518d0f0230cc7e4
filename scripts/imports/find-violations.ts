import { findCycles } from './cycles.ts'
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

/** Returns one line per broken rule and per import cycle. */
export function findViolations(edges: ImportEdge[]): string[] {
  const broken = edges.flatMap((edge) =>
    RULES.filter((rule) => rule.refuses(edge)).map(
      (rule) => `${edge.from}:${edge.line} imports ${edge.specifier}: ${rule.says} [${rule.name}]`,
    ),
  )
  const cycles = findCycles(edges).map((cycle) => `import cycle: ${cycle.join(' → ')}`)
  return [...broken, ...cycles]
}
