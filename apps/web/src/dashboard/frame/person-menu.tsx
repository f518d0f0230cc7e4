import { Form, Link, useLocation } from 'react-router'
import { languages, schemes } from '../../lib/preferences.ts'
import { useRoot } from '../../lib/site.ts'
import { useLanguage, useT } from '../../lib/translate.tsx'
import { paths, withPreference } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import styles from './shell.module.css'
import type { Person } from './shell.tsx'

/** The person: language, appearance, the way out. */
export function PersonMenu({ person }: { person: Person }) {
  const t = useT()
  return (
    <Menu
      up
      className={styles.person}
      label={
        <>
          <Avatar id={person.userId} name={person.name} size={24} />
          <span className={styles.label}>{person.name}</span>
        </>
      }
    >
      <p className={styles.role}>{t(`dashboard.role.${person.role}`)}</p>
      <Languages />
      <Schemes />
      <Link to={paths.home()} reloadDocument>
        {t('dashboard.nav.site')}
      </Link>
      <Form method="post" action={paths.signOut()}>
        <button type="submit" className={styles.out}>
          {t('dashboard.nav.signOut')}
        </button>
      </Form>
    </Menu>
  )
}

function Languages() {
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

function Schemes() {
  const t = useT()
  const { scheme: current } = useRoot()
  const { pathname, search } = useLocation()
  return schemes.map((scheme) => (
    <Link
      key={scheme}
      reloadDocument
      to={withPreference(pathname, search, 'scheme', scheme)}
      aria-current={scheme === current ? 'true' : undefined}
    >
      {t(`common.scheme.${scheme}`)}
    </Link>
  ))
}
