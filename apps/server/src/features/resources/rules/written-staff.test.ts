import { describe, expect, it } from 'vitest'
import { staffColumns, staffFaults, writablePaths, writtenStaff } from './written-staff.ts'

describe('staff input', () => {
  it('keeps only writable fields', () => {
    expect(writtenStaff({ name: 'Nora', email: null, id: 'mine', revision: '7' })).toEqual({
      name: 'Nora',
      email: null,
    })
    expect(writablePaths(['name', 'revision', 'tags.tags'])).toEqual(['name', 'tags.tags'])
    expect(writablePaths(undefined)).toBeUndefined()
  })

  it('requires a name, and a URL for an image', () => {
    expect(staffFaults({ name: 'Nora', mainMedia: { image: { url: '/media/1' } } })).toEqual([])
    const faults = staffFaults({ name: ' ', mainMedia: { image: { url: 'javascript:alert(1)' } } })
    expect(faults.map(({ field }) => field)).toEqual(['staffMember.name', 'staffMember.mainMedia.image.url'])
  })

  it('treats empty values as missing', () => {
    expect(
      staffColumns({ name: ' Nora ', email: '', mainMedia: { image: {} }, tags: { tags: { tagIds: ['a', 'a'] } } }),
    ).toEqual({
      name: 'Nora',
      email: null,
      phone: null,
      description: null,
      gender: null,
      imageUrl: null,
      mainMedia: null,
      extendedFields: {},
      tags: ['a'],
      privateTags: [],
    })
  })
})
