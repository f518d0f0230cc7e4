import { Marked, type Tokens } from 'marked'

/** A page of docs/guide, in the order of the menu. */
const ORDER = [
  'quick-start',
  'list-services',
  'show-a-calendar',
  'book',
  'sign-in-members',
  'react',
  'reschedule-and-cancel',
  'react-to-events',
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

/** Returns a guide as HTML without its title, or undefined. */
export function findGuide(name: string): Guide | undefined {
  const known = ORDER.find((each) => each === name)
  const text = known && texts.get(known)
  if (known === undefined || text === undefined) return undefined
  const guide = rendered.get(known) ?? render(known, text)
  rendered.set(known, guide)
  return guide
}

const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? ''

function render(name: GuideName, text: string): Guide {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: heading }: Tokens.Heading) {
        return `<h${depth} id="${anchor(heading)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      // Readers scroll these sideways, with the keyboard too.
      code({ text: code }: Tokens.Code) {
        return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escapeHtml(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`
      },
    },
  })
  const html = marked.parse(text.replace(/^# .+\n/, ''), { async: false })
  const scrolling = html.replaceAll('<table>', '<div tabindex="0"><table>').replaceAll('</table>', '</table></div>')
  return { name, title: titleOf(text), html: scrolling }
}

const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')

/** Links to other files of the repository lead to their pages. */
const addressOf = (href: string): string =>
  href === '../openapi.json' ? '/docs/api' : href.replace(/^([\w-]+)\.md/, '/docs/$1')

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
