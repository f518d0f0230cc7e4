import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import {
  countQuery,
  type PagingMetadata,
  type Query,
  type QueryField,
  type QuerySpec,
  runQuery,
} from '../../../db/query/index.ts'
import { type PolicyRow, selectPolicies } from './policies.ts'

export async function queryPolicyRows(
  db: Db,
  siteId: string,
  query: Query | null | undefined,
  otherwise: Partial<Pick<QuerySpec, 'defaultSort' | 'maxSortEntries' | 'defaultLimit'>> = {},
): Promise<{ rows: PolicyRow[]; pagingMetadata: PagingMetadata }> {
  const { rows, pagingMetadata } = await runQuery({
    base: selectPolicies(db, siteId),
    spec: { ...spec, ...otherwise },
    query,
  })
  return { rows: rows as PolicyRow[], pagingMetadata }
}

export function countPolicyRows(db: Db, siteId: string, filter: Query['filter']): Promise<number> {
  return countQuery({ base: selectPolicies(db, siteId), spec, filter })
}

const equality = ['$eq', '$ne'] as const

/** Selects a nested field: `cancellationPolicy.enabled` is in the rules at `cancellationPolicy`, `enabled`. */
function inRules(name: string): RawBuilder<unknown> {
  return sql`(booking_policies.rules #>> ${`{${name.replace('.', ',')}}`}::text[])`
}

const words = (name: string, column: QueryField['column'] = inRules(name)): QueryField => ({
  name,
  column,
  type: 'text',
  operators: [...equality, '$startsWith'],
})

const flag = (name: string, column: QueryField['column'] = sql`coalesce((${inRules(name)})::boolean, false)`) =>
  ({ name, column, type: 'boolean', operators: equality }) as const

const number = (name: string): QueryField => ({
  name,
  column: sql`(${inRules(name)})::integer`,
  type: 'number',
  operators: [...equality, '$gt', '$gte', '$lt', '$lte', '$in', '$nin'],
})

/** What policies can be found by. Source: facts/bookings/booking-policies.json, querySpecs. */
const spec: QuerySpec = {
  name: 'bookingPolicies',
  fields: [
    { name: 'id', column: sql`booking_policies.id`, type: 'guid', operators: ['$eq', '$in', '$ne'] },
    words('name', sql`booking_policies.name`),
    words('customPolicyDescription.description'),
    words('intakeFormPolicy.formId'),
    flag('default', sql`booking_policies.is_default`),
    flag('bookAfterStartPolicy.enabled'),
    flag('cancellationPolicy.enabled'),
    flag('cancellationPolicy.limitLatestCancellation'),
    flag('customPolicyDescription.enabled'),
    flag('limitEarlyBookingPolicy.enabled'),
    flag('limitLateBookingPolicy.enabled'),
    flag('reschedulePolicy.enabled'),
    flag('reschedulePolicy.limitLatestReschedule'),
    flag('resourcesPolicy.autoAssignAllowed'),
    flag('resourcesPolicy.enabled'),
    flag('waitlistPolicy.enabled'),
    number('cancellationPolicy.latestCancellationInMinutes'),
    number('limitEarlyBookingPolicy.earliestBookingInMinutes'),
    number('limitLateBookingPolicy.latestBookingInMinutes'),
    number('participantsPolicy.maxParticipantsPerBooking'),
    number('reschedulePolicy.latestRescheduleInMinutes'),
    number('waitlistPolicy.capacity'),
    number('waitlistPolicy.reservationTimeInMinutes'),
    { name: 'createdDate', column: sql`booking_policies.created_at`, type: 'timestamp' },
  ],
  id: 'id',
  defaultSort: [{ fieldName: 'createdDate' }],
  maxSortEntries: 10,
  paging: ['cursor'],
  defaultLimit: 50,
  maxLimit: 100,
}
