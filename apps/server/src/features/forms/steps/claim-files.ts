import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { refuseFields } from '../../../refusal.ts'
import { claimAnswerFiles } from '../../media/index.ts'
import { submissionViolation } from '../rules/answers.ts'
import type { Submission } from '../rules/submission.ts'
import { fileIdsIn } from '../view/submission.ts'

/** Makes the files that saved answers name theirs. Refuses one that was handed in with other answers of the same call. */
export async function claimFilesOf(
  context: Context,
  tx: Tx,
  submission: Submission,
  replaces: readonly string[] = [],
): Promise<void> {
  const { siteId, id: submissionId } = submission
  const ids = fileIdsIn(submission)
  if (await claimAnswerFiles(context, tx, { siteId, submissionId, ids, replaces })) return
  refuseFields([submissionViolation({ target: '', errorType: 'NOT_ALLOWED_VALUE_ERROR' }, 'submissions')])
}
