import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './service.module.css'

export function Breadcrumbs({ name }: { name: string }) {
  const t = useT()
  return (
    <nav className={styles.crumbs} aria-label={t('site.crumbs')}>
      <Link to={paths.services()}>{t('site.nav.services')}</Link>
      <Icon name="chevronEnd" size={14} />
      <span aria-current="page">{name}</span>
    </nav>
  )
}
