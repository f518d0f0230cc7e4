import type { members } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Query } from '../../../db/query/index.ts'
import type { Operation } from '../../../operation.ts'
import { readFieldset } from '../rules/fieldset.ts'
import { readSearch, toMemberFilter } from '../steps/read-member-query.ts'
import { memberViewFor, seesPublic, toViewer } from '../steps/viewer.ts'
import { queryMemberRows } from '../store/query-members.ts'

export const listMembers: Operation<'listMembers'> = async ({ input, actor }, context) =>
  findMembers(context, actor, { query: input, sortAt: 'sorting', fieldset: readFieldset(input) })

export const queryMembers: Operation<'queryMembers'> = async ({ input, actor }, context) =>
  findMembers(context, actor, {
    query: input.query ?? {},
    sortAt: 'query.sorting',
    search: input.search,
    fieldset: readFieldset(input),
  })

type Requested = {
  query: members.Query
  /** Path of the order. */
  sortAt: string
  search?: members.Search | null | undefined
  fieldset: members.Set
}

async function findMembers({ db }: Context, actor: Actor, requested: Requested) {
  const viewer = toViewer(actor)
  const visible = viewer.seesAll ? 'all' : 'public'
  const search = readSearch(requested.search, viewer.seesAll)
  const query = engineQuery(requested.query)
  const found = await queryMemberRows(db, actor.siteId, { visible, query, search, sortAt: requested.sortAt })
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
