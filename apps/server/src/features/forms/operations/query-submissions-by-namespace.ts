import type { forms, submissions } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { requireNamespace } from '../steps/require-namespace.ts'
import { showSubmissions } from '../steps/show-submissions.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { querySubmissionRows } from '../store/query-submissions.ts'
import { cursorPaging } from '../view/paging.ts'

export const querySubmissionsByNamespace: Operation<'querySubmissionsByNamespace'> = ({ input, actor }, context) =>
  page(context, actor, { ...input, query: requireNamespace(input.query) as forms.CursorQuery })

/** Deprecated: queries submissions of one form in any namespace. */
export const querySubmission: Operation<'querySubmission'> = ({ input, actor }, context) => page(context, actor, input)

async function page(context: Context, actor: Actor, input: submissions.QuerySubmissionRequest) {
  const { siteId } = actor
  const knownContacts = await context.ports.forms.findKnownContacts(context.db, actor)
  const visible = visibleTo(context, actor, Boolean(input.onlyYourOwn ?? input.onlyOwn))
  const found = await querySubmissionRows(context.db, { siteId, visible, knownContacts }, input.query)
  return {
    submissions: await showSubmissions(context, { siteId, knownContacts }, found.submissions),
    metadata: cursorPaging(found.pagingMetadata),
  }
}
