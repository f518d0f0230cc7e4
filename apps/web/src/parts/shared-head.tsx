import { wholeAddresses } from '../lib/address.ts'
import { offeredLanguages } from '../lib/preferences.ts'
import { useRoot } from '../lib/site.ts'
import { useLanguage } from '../lib/translate.tsx'

export type PageFacts = {
  title: string
  /** The canonical path, without the visitor's choices. */
  path: string
  description?: string | undefined
  /** Picture of shared links; by default the cover or the logo. */
  picture?: string | null | undefined
}

/** Alternate languages and Open Graph tags. */
export function SharedHead({ page, canonical }: { page: PageFacts; canonical: string }) {
  const { title, path, description, picture } = page
  const root = useRoot()
  const { site } = root
  const language = useLanguage()
  const whole = wholeAddresses(root)
  const image = whole.picture(picture ?? site.coverUrl ?? site.logoUrl)
  const offered = offeredLanguages(site)
  return (
    <>
      {offered.length > 1 && [
        ...offered.map((of) => <link key={of} rel="alternate" hrefLang={of} href={whole.page(`${path}?lang=${of}`)} />),
        <link key="default" rel="alternate" hrefLang="x-default" href={whole.page(path)} />,
      ]}
      {description && <meta name="description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={language} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}
