import MiniSearch from 'minisearch'
import { findGuideText, listGuides } from './guides.ts'
import { nouns, objectNames } from './reference/read.ts'
import { anchor, withoutTitle } from './render.ts'

export type Found = { id: string; title: string; where: string; text: string }

/** Longer questions are cut. */
const MOST_CHARACTERS = 100
const MOST_RESULTS = 30
const EXCERPT_CHARACTERS = 160

let index: MiniSearch<Found> | undefined

/** Searches guides, calls and objects; beginnings of words and words with one wrong letter match too. */
export function searchDocs(question: string): Found[] {
  index ??= makeIndex()
  const results = index.search(question.slice(0, MOST_CHARACTERS), {
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 1 : false),
    boost: { title: 4 },
    combineWith: 'AND',
  })
  return results.slice(0, MOST_RESULTS).map(({ id, title, where, text }) => ({ id, title, where, text: excerpt(text) }))
}

function makeIndex(): MiniSearch<Found> {
  const made = new MiniSearch<Found>({
    fields: ['title', 'text'],
    storeFields: ['title', 'where', 'text'],
    // `createBooking` is found by "booking" as well.
    tokenize: (text) => [...text.split(/[^\p{L}\p{N}_]+/u), ...text.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)],
  })
  made.addAll([...guideSections(), ...operations(), ...objects()])
  return made
}

/** A guide's sections, each found by itself. */
const guideSections = (): Found[] =>
  listGuides().flatMap(({ name, title }) =>
    withoutTitle(findGuideText(name) ?? '')
      .split(/^(?=## )/m)
      .map((section) => {
        const heading = /^## (.+)$/m.exec(section)?.[1]
        return {
          id: heading ? `/docs/${name}#${anchor(heading)}` : `/docs/${name}`,
          title: heading ?? title,
          where: title,
          text: section.replace(/^## .+\n/, ''),
        }
      }),
  )

const operations = (): Found[] =>
  nouns.flatMap(({ name: noun, title, operations: listed }) =>
    listed.map(({ name, summary, method, path }) => ({
      id: `/docs/api/${noun}/${name}`,
      title: name,
      where: `API · ${title}`,
      text: `${summary} ${method} ${path}`,
    })),
  )

const objects = (): Found[] =>
  objectNames.map((name) => ({ id: `/docs/api/objects/${name}`, title: name, where: 'API · Objects', text: '' }))

function excerpt(text: string): string {
  const plain = text
    .replaceAll(/```[\s\S]*?```|[`*#|]|\]\([^)]*\)|\[/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length > EXCERPT_CHARACTERS ? `${plain.slice(0, EXCERPT_CHARACTERS)}…` : plain
}
