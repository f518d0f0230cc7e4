import type { Infer, services } from '@kalends/contract'

/** What a business says about a page to search engines and in shared links, in place of what the page says itself. */
export type SearchTags = {
  title: string | undefined
  description: string | undefined
  /** Such as `noindex`. */
  robots: string | undefined
  shareTitle: string | undefined
  shareDescription: string | undefined
  sharePicture: string | undefined
}

type SeoData = Infer<typeof services.SeoSchema>
type Tag = NonNullable<SeoData['tags']>[number]

/** Reads the tags that a page of ours writes. All others, scripts above all, stay out of it. */
export function readSearchTags(seoData: SeoData | null | undefined): SearchTags {
  const tags = (seoData?.tags ?? []).filter(({ disabled }) => disabled !== true)
  const meta = (key: 'name' | 'property', named: string): string | undefined =>
    line(tags.find((tag) => tag.type === 'meta' && tag.props?.[key] === named)?.props?.['content'])
  return {
    title: line(tags.find(({ type }: Tag) => type === 'title')?.children),
    description: meta('name', 'description'),
    robots: meta('name', 'robots'),
    shareTitle: meta('property', 'og:title'),
    shareDescription: meta('property', 'og:description'),
    sharePicture: meta('property', 'og:image'),
  }
}

/** Returns true if search engines are asked to leave the page out. `max-image-preview:none` does not ask that. */
export const isUnlisted = ({ robots }: SearchTags): boolean =>
  (robots ?? '').split(',').some((rule) => /^(?:noindex|none)$/i.test(rule.trim()))

const MOST = 1000

/** Returns a text on one line, cut to a length that no search engine shows. */
function line(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.slice(0, MOST).replace(/\s+/g, ' ').trim() || undefined
}
