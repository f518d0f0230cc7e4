import { Link, useLocation } from 'react-router'
import { languages } from '../lib/preferences.ts'
import { useLanguage } from '../lib/translate.tsx'
import { withPreference } from '../paths.ts'

/** Links to this page in every language, by its own name. */
export function LanguageLinks() {
  const { pathname, search } = useLocation()
  const current = useLanguage()
  return languages.map((language) => (
    <Link
      key={language}
      reloadDocument
      lang={language}
      to={withPreference(pathname, search, 'lang', language)}
      aria-current={language === current ? 'true' : undefined}
    >
      {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
    </Link>
  ))
}
