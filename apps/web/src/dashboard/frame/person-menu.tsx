import { Form, Link, useLocation } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { schemes } from '../../lib/preferences.ts'
import { useRoot } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { LanguageLinks } from '../../parts/language-links.tsx'
import { paths, withPreference } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { Person } from '../staff-context.ts'
import { openKeys } from './keys.tsx'
import styles from './person-menu.module.css'
import shell from './shell.module.css'

/** The menu of the signed-in person: language, appearance, website, sign out. */
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
        <Few name={t('common.language')}>
          <LanguageLinks />
        </Few>
        <Schemes />
        <Link to={dashboardPaths.security()}>{t('security.title')}</Link>
        <Link to={paths.home()} reloadDocument>
          {t('dashboard.nav.site')}
        </Link>
        {isHydrated && (
          <button type="button" onClick={openKeys}>
            {t('dashboard.keys.title')}
          </button>
        )}
        <Form method="post" action={dashboardPaths.signOut()} reloadDocument>
          <button type="submit">{t('dashboard.nav.signOut')}</button>
        </Form>
      </div>
    </Menu>
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

/** A few choices side by side with a label. */
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
