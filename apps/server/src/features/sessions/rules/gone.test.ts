import { describe, expect, it } from 'vitest'
import type { Details } from './details.ts'
import { isLocationGone, withoutGone } from './gone.ts'

const gone = { resourceIds: new Set(['nora', 'hall']), staffIds: new Set(['nora']), locationIds: new Set(['annex']) }
const session: Details = {
  title: 'Yoga',
  note: null,
  durationMinutes: 60,
  resourceIds: ['livia'],
  locationType: 'OWNER_BUSINESS',
  locationId: 'harbour',
  capacity: 8,
  transparency: 'BUSY',
  staffToBeNamed: false,
}

describe('withoutGone', () => {
  it('leaves out who is gone: the next one is to be named', () => {
    const led = { ...session, resourceIds: ['nora', 'studio'] }
    expect(withoutGone(led, gone)).toEqual({ ...session, resourceIds: ['studio'], staffToBeNamed: true })
  })

  it('leaves out rooms that are gone, and nobody is to be named for them', () => {
    expect(withoutGone({ ...session, resourceIds: ['livia', 'hall'] }, gone)).toEqual(session)
  })

  it('changes nothing else', () => {
    expect(withoutGone(session, gone)).toBe(session)
  })
})

describe('isLocationGone', () => {
  it('knows locations that are archived', () => {
    expect(isLocationGone(session, gone)).toBe(false)
    expect(isLocationGone({ ...session, locationId: null }, gone)).toBe(false)
    expect(isLocationGone({ ...session, locationId: 'annex' }, gone)).toBe(true)
  })
})
