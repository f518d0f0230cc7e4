import { parseSync, Visitor } from 'oxc-parser'
import { EXCEPTIONS, type Exception, RETIRED } from './retired-words.ts'

/** A retired word in a name that a file declares, or in the file's own name. */
export type Finding = { file: string; name: string; word: string }

/** Splits a name into words: `listMeetingRows` → list, meeting, rows. */
export const splitWords = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)

const retiredIn = (name: string): string | undefined => splitWords(name).find((word) => Object.hasOwn(RETIRED, word))

/**
 * Finds retired words in the names a TypeScript file declares: variables, functions, parameters, types. Properties are
 * left out: the API and the database name many of them.
 *
 * @param file path from the project root, with forward slashes
 */
export function findRetiredWords(file: string, text: string): Finding[] {
  const names = new Set<string>()
  const add = (node: { type: string } | null | undefined): void => {
    if (node?.type === 'Identifier') names.add((node as unknown as { name: string }).name)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(add),
    FunctionExpression: ({ id, params }) => [id, ...params].forEach(add),
    ArrowFunctionExpression: ({ params }) => params.forEach(add),
    ClassDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
  }).visit(parseSync(file, text).program)
  const fileName = file.split('/').at(-1) ?? ''
  return [fileName, ...names].flatMap((name) => {
    const word = retiredIn(name)
    return word === undefined ? [] : [{ file, name, word }]
  })
}

/** Returns one line per finding that no exception allows, and per unused exception. */
export function judgeFindings(findings: Finding[], exceptions: readonly Exception[] = EXCEPTIONS): string[] {
  const allows = (finding: Finding) => (exception: Exception) =>
    exception.file === finding.file && exception.word === finding.word
  const refused = findings.filter((finding) => !exceptions.some(allows(finding)))
  const unused = exceptions.filter((exception) => !findings.some((finding) => allows(finding)(exception)))
  return [
    ...refused.map(
      ({ file, name, word }) => `${file}: "${name}" uses the retired word "${word}"; say ${RETIRED[word]}`,
    ),
    ...unused.map(({ file, word }) => `the exception for "${word}" in ${file} is no longer needed; remove it`),
  ]
}
