import { findCycles } from './cycles.ts'
import { EXCEPTIONS, type Exception } from './exceptions.ts'
import { readImports } from './read-imports.ts'
import { resolveImport } from './resolve.ts'
import { roomRules } from './room-rules.ts'
import type { Arrow, Rule } from './rule.ts'
import { featureRules, serverRules } from './server-rules.ts'
import { webRules } from './web-rules.ts'

export const RULES: Rule[] = [...roomRules, ...serverRules, ...featureRules, ...webRules]

/** All imports of one file. @param path from the top, with forward slashes */
export function arrowsOf(path: string, text: string): Arrow[] {
  return readImports(path, text).map((found) => ({ ...found, from: path, to: resolveImport(path, found.specifier) }))
}

/** One line per broken rule, circle or exception that is no longer needed. Empty means the house is in order. */
export function judge(arrows: Arrow[], exceptions: Exception[] = EXCEPTIONS): string[] {
  const used = new Set<Exception>()
  const broken = arrows.flatMap((arrow) =>
    RULES.filter((rule) => rule.refuses(arrow)).flatMap((rule) => {
      const exception = exceptions.find(
        ({ rule: name, from, to }) => name === rule.name && from === arrow.from && to === arrow.to,
      )
      if (exception) used.add(exception)
      return exception ? [] : [`${arrow.from}:${arrow.line} imports ${arrow.specifier}: ${rule.says} [${rule.name}]`]
    }),
  )
  const circles = findCycles(arrows).map((cycle) => `files import one another in a circle: ${cycle.join(' → ')}`)
  const stale = exceptions
    .filter((exception) => !used.has(exception))
    .map(({ rule, from, to }) => `the exception ${rule}: ${from} → ${to} is not needed any more; take it out`)
  return [...broken, ...circles, ...stale]
}
