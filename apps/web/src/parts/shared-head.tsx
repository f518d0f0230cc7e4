import { wholeAddresses } from '../lib/address.ts'
import { offeredLanguages } from '../lib/preferences.ts'
import type { SearchTags } from '../lib/search-tags.ts'
import { useRoot } from '../lib/site.ts'
import { useLanguage } from '../lib/translate.tsx'

export type PageFacts = {
  title: string
  /** The canonical path, without the visitor's choices. */
  path: string
  description?: string | undefined
  /** Picture of shared links; by default the cover or the logo. */
  picture?: string | null | undefined
  /** What the business set for search engines instead. */
  search?: SearchTags | undefined
}

/** Alternate languages and Open Graph tags. */
export function SharedHead({ page, canonical }: { page: PageFacts; canonical: string }) {
  const { path, picture, search } = page
  const title = search?.title ?? page.title
  const description = search?.description ?? page.description
  const shared = { title: search?.shareTitle ?? title, description: search?.shareDescription ?? description }
  const root = useRoot()
  const { site } = root
  const language = useLanguage()
  const whole = wholeAddresses(root)
  const image = search?.sharePicture ?? whole.picture(picture ?? site.coverUrl ?? site.logoUrl)
  const offered = offeredLanguages(site)
  return (
    <>
      {offered.length > 1 && [
        ...offered.map((of) => <link key={of} rel="alternate" hrefLang={of} href={whole.page(`${path}?lang=${of}`)} />),
        <link key="default" rel="alternate" hrefLang="x-default" href={whole.page(path)} />,
      ]}
      {description && <meta name="description" content={description} />}
      {search?.robots && <meta name="robots" content={search.robots} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={shared.title} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={language} />
      {shared.description && <meta property="og:description" content={shared.description} />}
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}
