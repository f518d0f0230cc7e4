import { createContext, Script } from 'node:vm'

/** As long as a pattern may think about one answer: some take ages over a text written to annoy them. */
const longestThoughtMs = 50
/** And all patterns of a form about what one call answers, for everybody else waits meanwhile. */
const longestTogetherMs = 200
const nowhere = createContext({})
const test = new Script('new RegExp(pattern, "u").test(text)')

/**
 * Judges whether the whole of a text fits a pattern, as the `pattern` of an input does. One that takes too long fits
 * nothing, and nothing fits any more when those before it used up the time there was.
 */
export function judgePatterns(): (pattern: string, text: string) => boolean {
  let left = longestTogetherMs
  return (pattern, text) => {
    if (left < 1) return false
    const begun = performance.now()
    Object.assign(nowhere, { pattern: `^(?:${pattern})$`, text })
    try {
      return test.runInContext(nowhere, { timeout: Math.min(longestThoughtMs, Math.ceil(left)) }) === true
    } catch {
      return false
    } finally {
      left -= performance.now() - begun
    }
  }
}
