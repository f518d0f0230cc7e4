import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '../project/files.ts'

/** A call of the tests that succeeded, with its response. */
export type Example = {
  /** With values for the parameters of the path and the query. */
  readonly url: string
  readonly request?: unknown
  readonly response: unknown
}

/** Returns the examples of a noun's operations, which `npm run examples` records. */
export function readExamples(noun: string): Record<string, Example> {
  return JSON.parse(readFileSync(join(TOP, 'scripts/openapi/examples', `${noun}.json`), 'utf8'))
}

/** Returns the values that the URL of an example has for the path and the query of its operation. */
export function readUrl(path: string, url: string): Record<string, string> {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const values = pathname.split('/')
  const inPath = path.split('/').flatMap((part, index): [string, string][] => {
    const [, name] = /^\{(.+)\}$/.exec(part) ?? []
    return name ? [[name, decodeURIComponent(values[index] ?? '')]] : []
  })
  return Object.fromEntries([...inPath, ...searchParams])
}
