import type { FieldViolation } from '@kalends/contract'
import { savedAnswers } from '@kalends/contract/form-rules'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { answerFiles } from '../../media/index.ts'
import { checkAnswers, submissionViolation } from '../rules/answers.ts'
import type { Form } from '../rules/fields.ts'
import { fileFaults, namedFiles, withStoredFiles } from '../rules/file-answers.ts'
import { judgePatterns } from './fits-pattern.ts'

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
