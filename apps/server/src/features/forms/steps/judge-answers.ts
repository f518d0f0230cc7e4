import { createContext, Script } from 'node:vm'
import type { FieldViolation } from '@kalends/contract'
import { savedAnswers } from '@kalends/contract/form-rules'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { answerFiles } from '../../media/index.ts'
import { checkAnswers, submissionViolation } from '../rules/answers.ts'
import type { Form } from '../rules/fields.ts'
import { fileFaults, namedFiles, withStoredFiles } from '../rules/file-answers.ts'

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
function judgePatterns(): (pattern: string, text: string) => boolean {
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

type Judged = { faults: FieldViolation[]; stored: Record<string, unknown> }

/** Validates answers. Returns all violations, or the answers to store if there are none. */
export async function judgeAnswers(
  context: Context,
  tx: Tx,
  form: Form,
  answers: Readonly<Record<string, unknown>>,
  options: { required: boolean; at: string },
): Promise<Judged> {
  const ids = namedFiles(form, answers)
  const files = ids.length > 0 ? await answerFiles({ ...context, db: tx }, form.siteId, ids) : new Map()
  const faults = [
    ...checkAnswers(form, answers, { ...options, matches: judgePatterns() }),
    ...fileFaults(form, answers, files).map((fault) => submissionViolation(fault, options.at)),
  ]
  return { faults, stored: savedAnswers(form, withStoredFiles(form, answers, files)) }
}
