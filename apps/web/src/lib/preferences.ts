/** Languages the catalogue is complete in. */
export const languages = ['en', 'he'] as const
export type Language = (typeof languages)[number]

/** `auto` follows the system. */
export const schemes = ['auto', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const LANGUAGE_COOKIE = 'kalends_lang'
const SCHEME_COOKIE = 'kalends_scheme'
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** Languages written from right to left, of those we may ever have. */
const rightToLeft = new Set(['he', 'ar', 'fa', 'ur'])

export const textDirection = (language: string): 'ltr' | 'rtl' => (rightToLeft.has(language) ? 'rtl' : 'ltr')

/** Chooses the language by URL, cookie, browser and site, in this order. */
export function chooseLanguage(request: Request, siteLanguage: string): Language {
  const requested = [
    new URL(request.url).searchParams.get('lang'),
    findCookie(request, LANGUAGE_COOKIE),
    ...acceptedLanguages(request.headers.get('accept-language')),
    siteLanguage,
  ]
  return requested.map(asLanguage).find((language) => language !== undefined) ?? 'en'
}

/** Lists the languages a business offers, its own first. */
export function offeredLanguages(site: { language: string; languages: readonly string[] }): Language[] {
  const known = [site.language, ...site.languages].map(asLanguage).filter((language) => language !== undefined)
  return [...new Set(known)]
}

export function readScheme(request: Request): Scheme {
  const requested = new URL(request.url).searchParams.get('scheme') ?? findCookie(request, SCHEME_COOKIE)
  return schemes.find((scheme) => scheme === requested) ?? 'auto'
}

/** Returns cookies that store the choices of the URL (`?lang=he`, `?scheme=dark`). */
export function preferenceCookies(request: Request): string[] {
  const { searchParams, protocol } = new URL(request.url)
  const secure = protocol === 'https:' ? '; Secure' : ''
  const attributes = `; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure}`
  const language = asLanguage(searchParams.get('lang'))
  const scheme = schemes.find((known) => known === searchParams.get('scheme'))
  return [
    ...(language ? [`${LANGUAGE_COOKIE}=${language}${attributes}`] : []),
    ...(scheme ? [`${SCHEME_COOKIE}=${scheme}${attributes}`] : []),
  ]
}

/** Finds the value of a cookie, or null. */
export function findCookie(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeCookie(found.slice(name.length + 1)) : null
}

/** `he-IL` and `iw` are Hebrew; a language we lack is undefined. */
function asLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split('-')[0]
  const modern = primary === 'iw' ? 'he' : primary
  return languages.find((language) => language === modern)
}

function acceptedLanguages(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='))
      return { tag: tag.trim(), weight: quality ? Number(quality.slice(2)) || 0 : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // a cookie not written by us may hold a stray percent sign
  }
}
