import { describe, expect, it } from 'vitest'
import { chooseHue } from '../hue.ts'
import { drawFloor } from './floor.ts'

const ids = Array.from({ length: 200 }, (_, index) => `service-${index}`)

describe('a pavement', () => {
  it('is the same for the same id and different for another', () => {
    expect(drawFloor('a', 24)).toBe(drawFloor('a', 24))
    expect(new Set(ids.map((id) => drawFloor(id, 24))).size).toBe(ids.length)
  })

  it('stays small and holds no colour of its own', () => {
    for (const id of ids) {
      const floor = drawFloor(id, 44)
      expect(floor.length).toBeLessThan(6500)
      expect(floor).not.toContain('#0')
      expect(floor).not.toMatch(/NaN|undefined/)
    }
  })

  it('uses all six motifs and all eight hues', () => {
    expect(
      new Set(
        ids.map((id) =>
          drawFloor(id, 24)
            .replace(/.*?<path/, '')
            .replaceAll(/[\d. ]+/g, ' ')
            .slice(0, 60),
        ),
      ).size,
    ).toBeGreaterThan(5)
    expect(new Set(ids.map(chooseHue)).size).toBe(8)
  })
})
