import type { common, staffMembers } from '@kalends/contract'

type Lists = { tags: string[]; private_tags: string[] }

/** Tags to add and to take, public and private ones apart. */
export type TagChange = { assign: Lists; unassign: Lists }

/** Reads the requested tag change; undefined if empty. */
export function tagChange({
  assignTags,
  unassignTags,
}: Pick<staffMembers.BulkUpdateStaffMemberTagsRequest, 'assignTags' | 'unassignTags'>): TagChange | undefined {
  const change = { assign: toLists(assignTags), unassign: toLists(unassignTags) }
  const requested = [change.assign, change.unassign].flatMap(({ tags, private_tags }) => [...tags, ...private_tags])
  return requested.length === 0 ? undefined : change
}

/** Applies a tag change; a tag both assigned and unassigned stays. */
export function changedTags(now: Lists, { assign, unassign }: TagChange): Lists {
  const next = (name: keyof Lists) => [
    ...new Set([...now[name].filter((tag) => !unassign[name].includes(tag)), ...assign[name]]),
  ]
  return { tags: next('tags'), private_tags: next('private_tags') }
}

const toLists = (tags: common.Tags | null | undefined): Lists => ({
  tags: tags?.tags?.tagIds ?? [],
  private_tags: tags?.privateTags?.tagIds ?? [],
})
