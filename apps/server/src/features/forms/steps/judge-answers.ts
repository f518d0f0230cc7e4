import { createContext, Script } from 'node:vm'
import type { FieldViolation } from '@kalends/contract'
import { savedAnswers } from '@kalends/contract/form-rules'
import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { lockAnswerFiles } from '../../media/index.ts'
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

type Judging = {
  actor: Actor
  required: boolean
  at: string
  /** The submissions that are changed or replaced: their files stay. */
  replaces?: readonly string[] | undefined
}

/**
 * Validates answers. Returns all violations, or the answers to store if there are none. Files they name stay locked until
 * their submission claims them.
 */
export async function judgeAnswers(
  tx: Tx,
  form: Form,
  answers: Readonly<Record<string, unknown>>,
  { actor, replaces = [], ...options }: Judging,
): Promise<Judged> {
  const ids = namedFiles(form, answers)
  const files = ids.length > 0 ? await lockAnswerFiles(tx, actor, ids, replaces) : new Map()
  const faults = [
    ...checkAnswers(form, answers, { ...options, matches: judgePatterns() }),
    ...fileFaults(form, answers, files).map((fault) => submissionViolation(fault, options.at)),
  ]
  return { faults, stored: savedAnswers(form, withStoredFiles(form, answers, files)) }
}
