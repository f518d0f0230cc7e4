import { createContext, Script } from 'node:vm'

/** As long as a pattern may think about one answer: some take ages over a text written to annoy them. */
const longestThoughtMs = 50
const nowhere = createContext({})
const test = new Script('new RegExp(pattern, "u").test(text)')

/** Whether the whole of a text fits a pattern, as the `pattern` of an input does. One that takes too long fits nothing. */
export function fitsPattern(pattern: string, text: string): boolean {
  Object.assign(nowhere, { pattern: `^(?:${pattern})$`, text })
  try {
    return test.runInContext(nowhere, { timeout: longestThoughtMs }) === true
  } catch {
    return false
  }
}
