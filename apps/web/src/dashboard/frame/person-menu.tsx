import { Form, Link, useLocation } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { languages, schemes } from '../../lib/preferences.ts'
import { useRoot } from '../../lib/site.ts'
import { useLanguage, useT } from '../../lib/translate.tsx'
import { paths, withPreference } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { deskPaths } from '../desk-paths.ts'
import { openKeys } from './keys.tsx'
import styles from './person-menu.module.css'
import shell from './shell.module.css'
import type { Person } from './shell.tsx'

/** The person: language, appearance, the website, the way out. */
export function PersonMenu({ person, start = false }: { person: Person; start?: boolean }) {
  const t = useT()
  const isHydrated = useHydrated()
  return (
    <Menu
      up
      start={start}
      className={shell.person}
      label={
        <>
          <Avatar id={person.userId} name={person.name} size={24} />
          <span className={shell.label}>{person.name}</span>
        </>
      }
    >
      <div className={styles.menu}>
        <p className={styles.role}>
          {person.email}
          <span className="k-block">{t(`dashboard.role.${person.role}`)}</span>
        </p>
        <Languages />
        <Schemes />
        <Link to={deskPaths.security()}>{t('security.title')}</Link>
        <Link to={paths.home()} reloadDocument>
          {t('dashboard.nav.site')}
        </Link>
        {isHydrated && (
          <button type="button" onClick={openKeys}>
            {t('dashboard.keys.title')}
          </button>
        )}
        <Form method="post" action={deskPaths.signOut()} reloadDocument>
          <button type="submit">{t('dashboard.nav.signOut')}</button>
        </Form>
      </div>
    </Menu>
  )
}

function Languages() {
  const t = useT()
  const { pathname, search } = useLocation()
  const current = useLanguage()
  return (
    <Few name={t('common.language')}>
      {languages.map((language) => (
        <Link
          key={language}
          reloadDocument
          lang={language}
          to={withPreference(pathname, search, 'lang', language)}
          aria-current={language === current ? 'true' : undefined}
        >
          {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
        </Link>
      ))}
    </Few>
  )
}

function Schemes() {
  const t = useT()
  const { scheme: current } = useRoot()
  const { pathname, search } = useLocation()
  return (
    <Few name={t('common.scheme')}>
      {schemes.map((scheme) => (
        <Link
          key={scheme}
          reloadDocument
          to={withPreference(pathname, search, 'scheme', scheme)}
          aria-current={scheme === current ? 'true' : undefined}
        >
          {t(`common.scheme.${scheme}`)}
        </Link>
      ))}
    </Few>
  )
}

/** A few choices side by side under their name. */
function Few({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: links, not fields
    <div role="group" aria-label={name}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      <div className={styles.few}>{children}</div>
    </div>
  )
}
