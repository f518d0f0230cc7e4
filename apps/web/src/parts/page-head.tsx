import { useLocation } from 'react-router'
import { useRoot } from '../lib/site.ts'
import { useLanguage } from '../lib/translate.tsx'
import { type PageFacts, SharedHead } from './shared-head.tsx'

/** Title and description for search engines and shared links. */
export function PageHead(page: PageFacts) {
  const { published } = useRoot()
  const inLanguage = `?lang=${useLanguage()}`
  // Without a language the URL is in the reader's.
  const own = useLocation().search.startsWith(inLanguage) ? page.path + inLanguage : page.path
  const canonical = published.origin + published.basePath + own
  return (
    <>
      <title>{page.search?.title ?? page.title}</title>
      <link rel="canonical" href={canonical} />
      {/* Read where the page is fetched, never while one walks on in the browser, which is spared the code. */}
      {import.meta.env.SSR && <SharedHead page={page} canonical={canonical} />}
    </>
  )
}
