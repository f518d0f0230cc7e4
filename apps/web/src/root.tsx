import brygadaUrl from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url'
import instrumentUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import { brandStyle } from './lib/color/brand-style.ts'
import { useFocusOnNavigation } from './lib/focus.ts'
import { requestContext } from './lib/page-context.ts'
import { textDirection } from './lib/preferences.ts'
import { SpeechProvider } from './lib/translate.tsx'
import { FailurePage } from './parts/failure-page.tsx'
import { OfflineBar } from './parts/offline-bar.tsx'
import { findFace } from './paths.ts'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ...[brygadaUrl, instrumentUrl].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
]

/** What every page of every face knows. */
export function loader({ context }: LoaderFunctionArgs) {
  const { site, basePath, published, language, scheme, now, nonce } = context.get(requestContext)
  const brand = brandStyle(site.brandColor)
  return { site, basePath, published, language, scheme, loadedAt: now(), brand, nonce }
}

export type RootData = ReturnType<typeof loader>

/** Language, appearance and site change only with a whole new document. */
export const shouldRevalidate = (): boolean => false

export function Layout({ children }: { children: ReactNode }) {
  // Missing only if the loader itself failed: then the words are English and the colours ours.
  const root = useRouteLoaderData<RootData>('root')
  const language = root?.language ?? 'en'
  const face = findFace(useLocation().pathname)
  const scheme = root && root.scheme !== 'auto' ? root.scheme : undefined
  // A page shown at another address than its own would not come to life there: it is a plain document.
  const hasScripts = !useMatches().some(({ handle }) => (handle as { isPlain?: boolean } | undefined)?.isPlain)
  return (
    <html lang={language} dir={textDirection(language)} data-color-scheme={scheme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {/* Our own style sheets need no nonce, and the browser would hide it from the comparison. */}
        <Links nonce="" />
        {/* Numbers we computed, nothing anybody typed. The browser hides the nonce from scripts, hence no comparison. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
        {root && <style nonce={root.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: root.brand }} />}
      </head>
      <body data-face={face} id={face === 'site' || face === 'hosted' ? 'SITE_CONTAINER' : undefined}>
        <SpeechProvider language={language} face={face}>
          <OfflineBar loadedAt={root?.loadedAt} timeZone={root?.site.timeZone} />
          {children}
        </SpeechProvider>
        {hasScripts && <ScrollRestoration />}
        {hasScripts && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  useFocusOnNavigation()
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <FailurePage notFound={isRouteErrorResponse(error) && error.status === 404} />
}
