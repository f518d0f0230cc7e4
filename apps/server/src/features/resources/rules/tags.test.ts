import { describe, expect, it } from 'vitest'
import { changedTags, tagChange } from './tags.ts'

describe('tags', () => {
  it('changes nothing without a tag', () => {
    expect(tagChange({})).toBeUndefined()
    expect(tagChange({ assignTags: { tags: { tagIds: [] } }, unassignTags: null })).toBeUndefined()
  })

  it('adds and removes tags, private ones separately', () => {
    const change = tagChange({
      assignTags: { tags: { tagIds: ['new', 'both'] } },
      unassignTags: { tags: { tagIds: ['old', 'both'] }, privateTags: { tagIds: ['own'] } },
    })
    expect(change && changedTags({ tags: ['old', 'kept'], private_tags: ['own'] }, change)).toEqual({
      tags: ['kept', 'new', 'both'],
      private_tags: [],
    })
  })
})
