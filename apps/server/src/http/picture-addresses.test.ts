import { expect, it } from 'vitest'
import { withAbsolutePictures, withRelativePictures } from './picture-addresses.ts'

const path = '/media/b0f9c7d2-0000-4000-8000-000000000001/b0f9c7d2-0000-4000-8000-000000000002/a.png'

it('makes upload URLs absolute in responses, and leaves other text unchanged', () => {
  const answer = {
    image: { url: path },
    note: `see "${path}"`,
    link: '/media/press',
    other: `https://x.example${path}`,
  }
  expect(JSON.parse(withAbsolutePictures(JSON.stringify(answer), 'https://book.example.org'))).toEqual({
    ...answer,
    image: { url: `https://book.example.org${path}` },
  })
  expect(JSON.parse(withAbsolutePictures(JSON.stringify({ url: path }), 'http://a"$&'))).toEqual({
    url: `http://a"$&${path}`,
  })
})

it('turns its own URLs back into paths, at any depth', () => {
  const sent = { media: { items: [{ image: { url: `https://BOOK.example.org${path}`, height: 3 } }] }, empty: null }
  expect(withRelativePictures(sent, () => ['book.example.org'])).toEqual({
    media: { items: [{ image: { url: path, height: 3 } }] },
    empty: null,
  })
  const foreign = { url: `https://elsewhere.example${path}`, near: `https://book.example.org${path}?w=3` }
  expect(withRelativePictures(foreign, () => ['book.example.org'])).toEqual(foreign)
})
