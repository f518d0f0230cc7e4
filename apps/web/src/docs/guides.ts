import { renderMarkdown, titleOf } from './render.ts'

/** A page of docs/guide, in the order of the menu. */
const ORDER = [
  'quick-start',
  'list-services',
  'show-a-calendar',
  'book',
  'sign-in-members',
  'react',
  'reschedule-and-cancel',
  'plans-and-payments',
  'react-to-events',
  'events',
  'errors',
  'migration',
  'running',
] as const

export type GuideName = (typeof ORDER)[number]
export type GuideLink = { name: GuideName; title: string }
export type Guide = GuideLink & { html: string }

// Part of the server's build: an installation serves the documentation of its own version.
const sources = import.meta.glob<string>('../../../../docs/guide/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const texts = new Map(
  Object.entries(sources).map(([path, text]) => [path.replace(/^.*\/|\.md$/g, '') as GuideName, text]),
)
const rendered = new Map<GuideName, Guide>()

/** Returns the titles of all guides, in reading order. */
export const listGuides = (): GuideLink[] =>
  ORDER.filter((name) => texts.has(name)).map((name) => ({ name, title: titleOf(texts.get(name) ?? '') }))

/** Returns a guide as Markdown, or undefined. */
export function findGuideText(name: string): string | undefined {
  const known = ORDER.find((each) => each === name)
  return known && texts.get(known)
}

/** Returns a guide as HTML without its title, or undefined. */
export function findGuide(name: string): Guide | undefined {
  const known = ORDER.find((each) => each === name)
  const text = findGuideText(name)
  if (known === undefined || text === undefined) return undefined
  const guide = rendered.get(known) ?? { name: known, title: titleOf(text), html: renderMarkdown(text) }
  rendered.set(known, guide)
  return guide
}
