import type { OperationSpec } from '@kalends/contract'
import type { QueryTypes } from './render-queries.ts'
import { kebabCase, splitName } from './render-types.ts'

/** Renders the table of all operations with the types of their inputs and outputs. */
export function renderOperations(
  nouns: readonly (readonly [noun: string, specs: readonly OperationSpec[]])[],
  queries: QueryTypes,
): string {
  const files = { inputs: new Set<string>(), outputs: new Set<string>() }
  const refer = (direction: 'inputs' | 'outputs', message: string): string => {
    const [file, name] = splitName(message)
    files[direction].add(file)
    return `${direction}_${file}.${name}`
  }
  const tables = nouns.map(([noun, specs]) => {
    const entries = specs.map((spec) => {
      const input = queries.narrow(spec, refer('inputs', spec.input.name))
      const needed = neededFields(spec).map((path) => `'${path}'`)
      const type = needed.length > 0 ? `Needs<${input}, ${needed.join(' | ')}>` : input
      const comment = `/** ${spec.summary}${spec.deprecated ? ' @deprecated' : ''} */`
      return `${comment}\n${spec.id}: { input: ${type}; output: ${refer('outputs', spec.output.name)} }`
    })
    return `${noun}: {\n${entries.join('\n')}\n}`
  })
  const imports = (['inputs', 'outputs'] as const).flatMap((direction) =>
    [...files[direction]]
      .sort()
      .map((file) => `import type * as ${direction}_${file} from './${direction}/${kebabCase(file)}.ts'`),
  )
  return `import type { Counting, With } from '../calls/filters.ts'
import type { Needs } from '../calls/needs.ts'
import type * as queries from './queries.ts'
${imports.join('\n')}

/** What every operation takes and returns, noun by noun, as it is on the wire. */
export interface Operations {
${tables.join('\n')}
}
`
}

/** Dotted paths that an operation requires and that its message leaves open, with the parameters of its path. */
function neededFields({ input, required = [], paths }: OperationSpec): string[] {
  const inPath = [...paths[0].matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const ofMessage = new Set((input.schema['required'] ?? []) as string[])
  const properties = Object.keys((input.schema['properties'] ?? {}) as object)
  return [...new Set([...required, ...inPath])]
    .filter((path) => !ofMessage.has(path) && properties.includes(path.split('.')[0] ?? ''))
    .sort()
}
