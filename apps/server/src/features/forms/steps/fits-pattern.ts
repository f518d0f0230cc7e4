import { createContext, Script } from 'node:vm'

/** Time limit for one pattern on one answer, against catastrophic backtracking. */
const longestThoughtMs = 50
/** Time limit for all patterns of one call, because matching blocks the event loop. */
const longestTogetherMs = 200
const nowhere = createContext({})
const test = new Script('new RegExp(pattern, "u").test(text)')

/**
 * Returns a matcher for whole-text patterns, like the `pattern` attribute of an input. A match that times out fails, and
 * everything fails once the total time is used up.
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
