import { describe, expect, it } from 'vitest'
import { isUnlisted, readSearchTags } from './search-tags.ts'

const meta = (props: Record<string, unknown>) => ({ type: 'meta', props })

describe('readSearchTags', () => {
  it('reads title, description, robots, and what shared links show', () => {
    const tags = [
      { type: 'title', children: ' A day\nof rest ' },
      meta({ name: 'description', content: 'Two hours of quiet' }),
      meta({ name: 'robots', content: 'noindex, nofollow' }),
      meta({ property: 'og:title', content: 'Rest' }),
      meta({ property: 'og:description', content: 'Quiet' }),
      meta({ property: 'og:image', content: 'https://pictures.example/rest.jpg' }),
    ]
    expect(readSearchTags({ tags })).toEqual({
      title: 'A day of rest',
      description: 'Two hours of quiet',
      robots: 'noindex, nofollow',
      shareTitle: 'Rest',
      shareDescription: 'Quiet',
      sharePicture: 'https://pictures.example/rest.jpg',
    })
  })

  it('leaves out what is disabled, empty, no text, or another tag', () => {
    const tags = [
      { type: 'title', children: 'Off', disabled: true },
      { type: 'title', children: '  ' },
      meta({ name: 'description', content: 7 }),
      { type: 'script', children: 'alert(1)' },
      { type: 'meta' },
    ]
    expect(Object.values(readSearchTags({ tags })).filter(Boolean)).toEqual([])
    expect(Object.values(readSearchTags(null)).filter(Boolean)).toEqual([])
  })

  it('cuts what is longer than anything shown', () => {
    expect(readSearchTags({ tags: [{ type: 'title', children: 'a'.repeat(5000) }] }).title).toHaveLength(1000)
  })
})

describe('isUnlisted', () => {
  it.each([
    ['noindex', true],
    ['NONE', true],
    ['index, noindex', true],
    ['nofollow', false],
    ['max-image-preview:none', false],
    ['max-snippet:20', false],
  ])('%s: %s', (content, unlisted) => {
    expect(isUnlisted(readSearchTags({ tags: [meta({ name: 'robots', content })] }))).toBe(unlisted)
  })
})
