import { useLocation } from 'react-router'
import { wholeAddresses } from '../lib/address.ts'
import { languages } from '../lib/preferences.ts'
import { useRoot } from '../lib/site.ts'
import { type PageFacts, SharedHead } from './shared-head.tsx'

/** What search engines, and those with whom somebody shares the page, read of it. */
export function PageHead(page: PageFacts) {
  const root = useRoot()
  const asked = new URLSearchParams(useLocation().search).get('lang')
  // Without a language the address answers in that of the reader.
  const own = languages.some((known) => known === asked) ? `${page.path}?lang=${asked}` : page.path
  const canonical = wholeAddresses(root).page(own)
  return (
    <>
      <title>{page.title}</title>
      <link rel="canonical" href={canonical} />
      {/* Read where the page is fetched, never while one walks on in the browser, which is spared the code. */}
      {import.meta.env.SSR && <SharedHead page={page} canonical={canonical} />}
    </>
  )
}
