import type { members } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Query } from '../../../db/query/index.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { readFieldset } from '../rules/fieldset.ts'
import { memberViewFor, seesPublic, toViewer } from '../steps/viewer.ts'
import { type Searched, searchable } from '../store/member-fields.ts'
import { queryMemberRows } from '../store/query-members.ts'

export const listMembers: Operation<'listMembers'> = async ({ input, actor }, context) =>
  findMembers(context, actor, { query: input, fieldset: readFieldset(input) })

export const queryMembers: Operation<'queryMembers'> = async ({ input, actor }, context) =>
  findMembers(context, actor, { query: input.query ?? {}, search: input.search, fieldset: readFieldset(input) })

type Requested = { query: members.Query; search?: members.Search | null | undefined; fieldset: members.Set }

async function findMembers({ db }: Context, actor: Actor, requested: Requested) {
  const viewer = toViewer(actor)
  const visible = viewer.seesAll ? 'all' : 'public'
  const search = readSearch(requested.search, viewer.seesAll)
  const query = engineQuery(requested.query)
  const found = await queryMemberRows(db, actor.siteId, { visible, query, search })
  if (!viewer.seesAll && !(await seesPublic(db, actor.siteId, viewer))) return emptyPage(found.pagingMetadata.offset)
  const { count, offset = 0, total } = found.pagingMetadata
  return {
    members: found.rows.map((member) => memberViewFor(member, viewer, requested.fieldset)),
    metadata: { count, offset, total, tooManyToCount: false, hasNext: offset + count < total },
  }
}

function emptyPage(offset = 0) {
  return { members: [], metadata: { count: 0, offset, total: 0, tooManyToCount: false, hasNext: false } }
}

function engineQuery({ filter, sorting, paging, cursorPaging }: members.Query): Query {
  return { filter: toMemberFilter(filter, 'query.filter'), sort: sorting, paging, cursorPaging }
}

/** The API accepts any value as filter; only an object is meaningful. */
export function toMemberFilter(filter: unknown, field: string): Record<string, unknown> | undefined {
  if (filter === null || filter === undefined) return undefined
  if (typeof filter === 'object' && !Array.isArray(filter)) return filter as Record<string, unknown>
  return refuseFields([{ field, description: 'must be an object', violatedRule: 'TYPE', data: {} }])
}

/** Reads the search; the nickname is the default field. */
export function readSearch(sent: members.Search | null | undefined, seesAll: boolean): Searched | undefined {
  const fields = sent?.fields?.length ? sent.fields : ['profile.nickname']
  const columns = fields.map((name, index) => {
    const field = Object.hasOwn(searchable, name) ? searchable[name] : undefined
    if (field && (seesAll || !field.closed)) return field.column
    return refuseFields([{ ...unsearched, field: `search.fields[${index}]` }])
  })
  const expression = sent?.expression?.trim()
  return expression ? { expression, columns } : undefined
}

const unsearched = { description: 'is not searched', violatedRule: 'UNKNOWN_FIELD', data: {} } as const
