import { Link, useLocation } from 'react-router'
import { type Scheme, schemes } from '../lib/preferences.ts'
import type { PageSite } from '../lib/server-context.ts'
import { useRoot } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { paths, withPreference } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './layout.module.css'

export function SiteFooter({ site }: { site: PageSite }) {
  const t = useT()
  return (
    <footer className={styles.foot}>
      <div className={styles.footRow}>
        <span>{[site.name, site.address].filter(Boolean).join(', ')}</span>
        <Link to={paths.terms()}>{t('site.nav.terms')}</Link>
        <Link to={paths.privacy()}>{t('site.nav.privacy')}</Link>
        <Link to={paths.accessibility()}>{t('site.nav.accessibility')}</Link>
        <Appearance />
        <span className={styles.kalends}>
          {t('site.bookingBy')}
          <Wordmark />
        </span>
      </div>
    </footer>
  )
}

function Appearance() {
  const t = useT()
  const { scheme: current } = useRoot()
  const { pathname, search } = useLocation()
  return (
    <Menu
      up
      start
      className={styles.look}
      label={
        <>
          <Icon name={current === 'dark' ? 'moon' : 'sun'} size={18} />
          {t('common.scheme')}
        </>
      }
    >
      {schemes.map((scheme: Scheme) => (
        <Link
          key={scheme}
          reloadDocument
          to={withPreference(pathname, search, 'scheme', scheme)}
          aria-current={scheme === current ? 'true' : undefined}
        >
          {t(`common.scheme.${scheme}`)}
        </Link>
      ))}
    </Menu>
  )
}
