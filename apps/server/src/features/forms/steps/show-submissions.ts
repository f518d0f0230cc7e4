import type { submissions } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { KnownContacts } from '../../contacts/index.ts'
import { answerFileLinks } from '../../media/index.ts'
import type { Submission } from '../rules/submission.ts'
import { fileIdsIn, submissionView } from '../view/submission.ts'

/** Returns submissions with links to their files: one additional query, none without files. */
export async function showSubmissions(
  context: Context,
  { siteId, knownContacts }: { siteId: string; knownContacts: KnownContacts },
  all: readonly Submission[],
): Promise<submissions.FormSubmission[]> {
  const ids = all.filter((submission) => fileIdsIn(submission).length > 0).map(({ id }) => id)
  const files = ids.length > 0 ? await answerFileLinks(context, siteId, ids) : new Map()
  return all.map((submission) => submissionView(submission, { files, knownContacts }))
}

/** Returns one submission, read or written in the given transaction, as its reader may know it. */
export async function showSubmission(
  context: Context,
  submission: Submission,
  reader: Actor | 'business',
): Promise<submissions.FormSubmission> {
  const { siteId } = submission
  const knownContacts = reader === 'business' ? 'all' : await context.ports.forms.findKnownContacts(context.db, reader)
  const [shown] = await showSubmissions(context, { siteId, knownContacts }, [submission])
  if (!shown) throw new Error('Answers were not shown')
  return shown
}
