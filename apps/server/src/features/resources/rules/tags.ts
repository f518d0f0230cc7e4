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

/** Tags that a change added and removed. */
export type TagsModified = Pick<staffMembers.TagsModified, 'assignedTags' | 'unassignedTags'>

/** Returns the tags that were added and removed; undefined if they are the same, in whatever order. */
export function tagsModified(before: Lists, after: Lists): TagsModified | undefined {
  const assigned = without(after, before)
  const unassigned = without(before, after)
  if ([assigned, unassigned].every(({ tags, private_tags }) => tags.length + private_tags.length === 0))
    return undefined
  return { assignedTags: toTags(assigned), unassignedTags: toTags(unassigned) }
}

const without = (lists: Lists, other: Lists): Lists => ({
  tags: lists.tags.filter((tag) => !other.tags.includes(tag)),
  private_tags: lists.private_tags.filter((tag) => !other.private_tags.includes(tag)),
})

const toTags = ({ tags, private_tags }: Lists): common.Tags => ({
  tags: { tagIds: tags },
  privateTags: { tagIds: private_tags },
})

const toLists = (tags: common.Tags | null | undefined): Lists => ({
  tags: tags?.tags?.tagIds ?? [],
  private_tags: tags?.privateTags?.tagIds ?? [],
})
