import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type PagingMetadata, type Query, type QueryField, type QuerySpec, runQuery } from '../../../db/query/index.ts'
import { type KnownContacts, showKnownOnly } from '../../contacts/index.ts'
import type { Submission } from '../rules/submission.ts'
import { selectSubmissions, toSubmission, type Visibility } from './submissions.ts'

/** A page of the answers a caller may know of. */
export async function querySubmissionRows(
  db: Db,
  { siteId, visible, knownContacts }: { siteId: string; visible: Visibility; knownContacts: KnownContacts },
  query: Query,
): Promise<{ submissions: Submission[]; pagingMetadata: PagingMetadata }> {
  const base = selectSubmissions(db, siteId).where(visible)
  const { rows, pagingMetadata } = await runQuery({
    base,
    spec: showKnownOnly(spec, ['contactId'], knownContacts),
    query,
  })
  return { submissions: rows.map(toSubmission), pagingMetadata }
}

const same = ['$eq', '$ne', '$in', '$nin'] as const
const moments = [...same, '$gt', '$gte', '$lt', '$lte'] as const

/** Selects the submitter's id if they are of this type. */
function submitter(type: string): RawBuilder<unknown> {
  return sql`case when form_submissions.submitter_type = ${sql.lit(type)} then form_submissions.submitter_id end`
}

function guid(name: string, column: RawBuilder<unknown>): QueryField {
  return { name, column, type: 'guid', operators: same }
}

/** Source: facts/forms/submissions.json, querySpecs. */
const fields: readonly QueryField[] = [
  guid('id', sql`form_submissions.id`),
  guid('formId', sql`form_submissions.form_id`),
  guid('contactId', sql`form_submissions.contact_id`),
  guid('submitter.memberId', submitter('member')),
  guid('submitter.visitorId', submitter('visitor')),
  guid('submitter.userId', submitter('staff')),
  guid('submitter.applicationId', submitter('app')),
  { name: 'namespace', column: sql`form_submissions.namespace`, type: 'text', operators: ['$eq'], sortable: false },
  { name: 'status', column: sql`form_submissions.status`, type: 'text', operators: same },
  { name: 'seen', column: sql`form_submissions.seen`, type: 'boolean', operators: ['$eq', '$ne'] },
  { name: 'createdDate', column: sql`form_submissions.created_at`, type: 'timestamp', operators: moments },
  { name: 'updatedDate', column: sql`form_submissions.updated_at`, type: 'timestamp', operators: moments },
  guid('orderDetails.checkoutId', sql`null::uuid`),
  { ...guid('childMetaSiteId', sql`null::uuid`), sortable: false },
]

const spec: QuerySpec = {
  name: 'submissions',
  fields,
  id: 'id',
  maxSortEntries: 3,
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
  paging: ['cursor'],
  defaultLimit: 50,
  maxLimit: 100,
}
