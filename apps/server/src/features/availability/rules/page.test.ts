import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PageEdge, type Spot, slicePage } from './page.ts'

const spots: Spot[] = [0, 0, 1, 2, 2, 2, 5].map((start, i) => [start, i])
const itself = (spot: Spot) => spot

describe('a page', () => {
  test('visits every item once forwards and backwards, whatever the limits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }), (limits) => {
        const seen: Spot[] = []
        let edge: PageEdge | null = null
        for (let n = 0; ; n++) {
          const page: ReturnType<typeof slicePage<Spot>> = slicePage(
            spots,
            itself,
            edge,
            limits[n % limits.length] as number,
          )
          seen.push(...page.items)
          if (!page.hasNext) break
          edge = { spot: page.items.at(-1) as Spot, backward: false }
        }
        expect(seen).toEqual(spots)
        const back = slicePage(spots, itself, { spot: spots[4] as Spot, backward: true }, 3)
        expect(back).toEqual({ items: spots.slice(1, 4), hasNext: true, hasPrev: true })
      }),
    )
  })

  test('continues at its position if the item there is gone', () => {
    const page = slicePage(spots, itself, { spot: [1, 9], backward: false }, 2)
    expect(page.items).toEqual(spots.slice(3, 5))
  })

  test('is empty after the last item', () => {
    const edge = { spot: [9, 9], backward: false } as const
    expect(slicePage(spots, itself, edge, 5)).toEqual({ items: [], hasNext: false, hasPrev: true })
  })
})
