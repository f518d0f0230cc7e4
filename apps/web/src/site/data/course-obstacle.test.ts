import { describe, expect, it } from 'vitest'
import { courseObstacle } from './course-obstacle.ts'
import type { Obstacle } from './sessions.ts'

const now = Date.parse('2026-06-10T09:00:00Z')
const on = (day: string, obstacle: Obstacle | null = 'closed') => ({
  start: `${day}T18:00:00Z`,
  end: `${day}T19:00:00Z`,
  obstacle,
})
const coming = [on('2026-06-12'), on('2026-06-19')]
const course = { sessions: coming, isPayable: true, open: 3, broken: {}, now }

describe('why a course cannot be booked', () => {
  it('is nothing while seats are left', () => {
    expect(courseObstacle(course)).toBeNull()
    expect(courseObstacle({ ...course, sessions: [on('2026-06-12', 'cancelled'), on('2026-06-19')] })).toBeNull()
  })

  it('is about its dates first', () => {
    expect(courseObstacle({ ...course, sessions: [] })).toBe('none')
    expect(courseObstacle({ ...course, sessions: [on('2026-06-12', 'cancelled')], open: 0 })).toBe('cancelled')
    expect(courseObstacle({ ...course, sessions: [on('2026-05-29'), on('2026-06-05')] })).toBe('ended')
  })

  it('tells the policy apart from the start', () => {
    const late = { ...course, broken: { tooLateToBook: true } }
    expect(courseObstacle(late)).toBe('late')
    expect(courseObstacle({ ...late, sessions: [on('2026-06-05'), on('2026-06-12')] })).toBe('started')
    expect(courseObstacle({ ...course, broken: { tooEarlyToBook: true } })).toBe('early')
    expect(courseObstacle({ ...course, broken: { bookOnlineDisabled: true } })).toBe('offline')
    expect(courseObstacle({ ...course, isPayable: false })).toBe('offline')
  })

  it('tells full, reserved and closed apart', () => {
    expect(courseObstacle({ ...course, sessions: [on('2026-06-12', 'full')], open: 0 })).toBe('full')
    expect(courseObstacle({ ...course, sessions: [on('2026-06-12', 'reserved')], open: 2 })).toBe('reserved')
    expect(courseObstacle({ ...course, open: 0 })).toBe('closed')
  })
})
