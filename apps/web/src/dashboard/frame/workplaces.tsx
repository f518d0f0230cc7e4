import type { PageSite } from '../../lib/server-context.ts'
import { useT } from '../../lib/translate.tsx'
import { addressIn } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { Person } from '../staff-context.ts'
import styles from './shell.module.css'

/** The current business, and a switch for people who work for several. */
export function Workplaces({ current, workplaces }: { current: PageSite; workplaces: Person['workplaces'] }) {
  const t = useT()
  const sign = (
    <>
      <Avatar id={current.id} name={current.name} size={24} />
      <span className={styles.label} dir="auto">
        {current.name}
      </span>
    </>
  )
  if (workplaces.length < 2) return <p className={styles.business}>{sign}</p>
  return (
    <Menu
      start
      className={styles.business}
      label={
        <>
          {sign}
          <span className="k-unseen">{t('dashboard.nav.switch')}</span>
          <Icon name="chevronDown" size={16} />
        </>
      }
    >
      {workplaces.map(({ siteId, slug, name }) => (
        <a
          key={siteId}
          href={addressIn(`/s/${slug}`, dashboardPaths.today())}
          aria-current={siteId === current.id ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </Menu>
  )
}
