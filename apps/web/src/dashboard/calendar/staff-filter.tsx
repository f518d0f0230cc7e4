import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import type { StaffChoice } from '../data/choices.ts'
import { usePageLink } from '../page-link.ts'
import styles from './today.module.css'

/** Chooses whose appointments are shown. */
export function StaffFilter({ people, chosen }: { people: StaffChoice[]; chosen: string | null }) {
  const t = useT()
  const pageLink = usePageLink()
  if (people.length < 2) return null
  const toPerson = (id: string | null): string => pageLink({ staff: id, booking: null, confirm: null })
  return (
    <nav className={styles.people} aria-label={t('dashboard.people')}>
      <Link to={toPerson(null)} aria-current={chosen === null ? 'true' : undefined} preventScrollReset>
        {t('dashboard.everyone')}
      </Link>
      {people.map(({ id, name, hue, photoUrl }) => (
        <Link key={id} to={toPerson(id)} aria-current={id === chosen ? 'true' : undefined} preventScrollReset>
          <Avatar id={id} name={name} hue={hue} photoUrl={photoUrl} size={24} />
          <span className={styles.whole}>{name}</span>
          <span className={styles.first} aria-hidden="true">
            {name.split(' ')[0]}
          </span>
        </Link>
      ))}
    </nav>
  )
}
