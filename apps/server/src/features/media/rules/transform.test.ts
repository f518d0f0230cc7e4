import { describe, expect, it } from 'vitest'
import { readTransform, widthNeeded } from './transform.ts'

describe('requested size of an image', () => {
  it('is read from fill, fit and crop; of several steps the last counts', () => {
    expect(readTransform('fill/w_300,h_200/file')).toEqual({ mode: 'fill', width: 300, height: 200 })
    expect(readTransform('fit/w_980,h_654,al_c,q_85,usm_0.66_1.00_0.01/lena.webp')).toEqual({
      mode: 'fit',
      width: 980,
      height: 654,
    })
    expect(readTransform('crop/x_10,y_0,w_500,h_400/fill/h_40,w_50/a.jpg')).toEqual({
      mode: 'fill',
      width: 50,
      height: 40,
    })
    expect(readTransform('crop/x_10,y_0,w_500,h_400/a.jpg')).toEqual({ mode: 'crop', width: 500, height: 400 })
  })

  it.each(['', 'file', 'fill/w_300,h_200', 'fill/w_300/file', 'fill/w_0,h_9/f', 'turn/w_1,h_1/f', 'fill/w_1,h_1/a/b'])(
    'is none in %j',
    (tail) => {
      expect(readTransform(tail)).toBeUndefined()
    },
  )

  it('is large enough for the larger side of a box to fill, the smaller of one to fit into', () => {
    const picture = { width: 4000, height: 2000 }
    expect(widthNeeded({ mode: 'fill', width: 300, height: 300 }, picture)).toBe(600)
    expect(widthNeeded({ mode: 'fit', width: 300, height: 300 }, picture)).toBe(300)
    expect(widthNeeded({ mode: 'crop', width: 300, height: 300 }, picture)).toBe(4000)
  })
})
