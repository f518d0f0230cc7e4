import { type Actor, getCustomer, listVisitorIds } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { isGuid } from '../../sites/index.ts'
import { signedPath } from '../rules/address.ts'
import { linkLasts } from '../rules/retention.ts'
import { type Claimable, claimFiles, findFilesOf, lockClaimable, markUnnamed } from '../store/answer-files.ts'

/** An upload that may be handed in with answers. */
type ClaimableFile = { id: string; fileName: string; contentType: string }

/**
 * Locks the uploads among these that an actor may hand in with a submission. A file belongs to the one it was handed in
 * with, and to what replaces that; until then to whoever uploaded it.
 */
export async function lockAnswerFiles(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  submissionIds: readonly string[],
): Promise<Map<string, ClaimableFile>> {
  const whose: Claimable = { submissionIds, uploaderIds: uploaders(actor) }
  const rows = await lockClaimable(tx, actor.siteId, ids.filter(isGuid), whose)
  return new Map(
    rows.map(({ id, file_name, content_type }) => [id, { id, fileName: file_name, contentType: content_type }]),
  )
}

/** A server hands in what its visitors uploaded. */
function uploaders(actor: Actor): Claimable['uploaderIds'] {
  const customer = getCustomer(actor)
  if (!customer) return actor.type === 'app' ? 'any' : []
  return [...(customer.type === 'member' ? [customer.memberId] : []), ...listVisitorIds(customer)]
}

type Claim = { siteId: string; submissionId: string; ids: readonly string[]; replaces: readonly string[] }

/**
 * Makes the files that answers name those of their submission, for good. Returns false if one of them is another's: the
 * caller's transaction has to end.
 */
export async function claimAnswerFiles(
  { clock }: Context,
  tx: Tx,
  { siteId, submissionId, ids, replaces }: Claim,
): Promise<boolean> {
  const named = [...new Set(ids)]
  const claimed = named.length > 0 ? await claimFiles(tx, siteId, submissionId, { ids: named, replaces }) : 0
  await markUnnamed(tx, siteId, submissionId, { named, now: clock.now() })
  return claimed === named.length
}

/** The links to the files of submissions, by file. They are valid for a day. One query. */
export async function answerFileLinks(
  { db, clock }: Context,
  siteId: string,
  submissionIds: readonly string[],
): Promise<Map<string, { submissionId: string; url: string }>> {
  const rows = await findFilesOf(db, siteId, submissionIds)
  const until = clock.now() + linkLasts
  return new Map(
    rows.flatMap((row) =>
      row.submission_id ? [[row.id, { submissionId: row.submission_id, url: signedPath(row, until) }] as const] : [],
    ),
  )
}
