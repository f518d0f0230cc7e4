import { expect, it } from 'vitest'
import { toCoverPicture, toGallery } from './pictures.ts'

const url = '/media/s/1/bay.jpg'

it('offers the stored widths of an uploaded picture, and its own', () => {
  const image = { url, width: 1000, height: 500, altText: 'The bay' }
  expect(toCoverPicture({ mainMedia: { image } })).toEqual({
    src: url,
    width: 1000,
    height: 500,
    alt: 'The bay',
    sizes: expect.any(String),
    srcSet: `${url}?w=320 320w, ${url}?w=640 640w, ${url} 1000w`,
  })
  expect(toCoverPicture({ mainMedia: { image: { url: 'https://elsewhere.example/a.jpg' } } })).toEqual({
    src: 'https://elsewhere.example/a.jpg',
    alt: '',
  })
  expect([toCoverPicture(undefined), toCoverPicture({})]).toEqual([null, null])
})

it('shows each picture once, and the cover not among the others', () => {
  const media = { mainMedia: { image: { url } }, items: [url, 'b', 'b', 'c'].map((it) => ({ image: { url: it } })) }
  expect(toGallery(media)).toEqual(['b', 'c'].map((src) => ({ src, alt: '', loading: 'lazy' })))
})
