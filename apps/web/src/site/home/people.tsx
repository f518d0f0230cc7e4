import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { HomeData } from '../data/home.ts'
import styles from './home.module.css'

export function People({ staff }: Pick<HomeData, 'staff'>) {
  const t = useT()
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t('reading.home.people')}</h2>
      <ul className={styles.people}>
        {staff.map(({ id, slug, name, description, hue, photoUrl }) => (
          <li key={id}>
            <Avatar id={id} name={name} hue={hue} photoUrl={photoUrl} size={56} />
            <span>
              <Link to={paths.person(slug)} className="k-strong k-block">
                {name}
              </Link>
              <span className="k-small k-2 k-block">
                <bdi>{description}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
