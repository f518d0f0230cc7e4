import { parseSync, Visitor } from 'oxc-parser'

export type Import = {
  /** The text between the quotes. */
  specifier: string
  /** Removed by type stripping. */
  typeOnly: boolean
  line: number
}

type Found = { specifier: string; typeOnly: boolean; at: number }

/**
 * Returns everything a TypeScript file imports: statements, re-exports, `import()` of a literal, `import('…').Type`.
 */
export function readImports(path: string, text: string): Import[] {
  const parsed = parseSync(path, text)
  const broken = parsed.errors[0]
  if (broken) throw new Error(`${path} cannot be read: ${broken.message}`)
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const found: Found[] = [
    ...staticImports.map(({ moduleRequest, entries, start }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      at: start,
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType, start }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType, at: start }] : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest, start }) => {
      const specifier = literal(text.slice(moduleRequest.start, moduleRequest.end))
      return specifier === undefined ? [] : [{ specifier, typeOnly: false, at: start }]
    }),
    ...(text.includes('import(') ? typeQueries(parsed.program) : []),
  ]
  return found.map(({ specifier, typeOnly, at }) => ({ specifier, typeOnly, line: lineAt(text, at) }))
}

function typeQueries(program: Parameters<Visitor['visit']>[0]): Found[] {
  const found: Found[] = []
  const visitor = new Visitor({
    TSImportType: (node) => {
      if (node.source.type === 'Literal')
        found.push({ specifier: String(node.source.value), typeOnly: true, at: node.start })
    },
  })
  visitor.visit(program)
  return found
}

const literal = (quoted: string): string | undefined => /^(['"`])([^$]*)\1$/.exec(quoted)?.[2]

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
