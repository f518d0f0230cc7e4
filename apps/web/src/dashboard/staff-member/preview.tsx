import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import styles from '../staff/staff.module.css'
import type { PersonPage } from './data/load-page.ts'

/** The next free times as customers see them. */
export function Preview({ page: { person, shown, next, services, zone } }: { page: PersonPage }) {
  const t = useT()
  const formats = useFormats()
  const name = person.name ?? ''
  const offersNone = services.every(({ staffIds }) => !staffIds.includes(person.resourceId ?? ''))
  const note = next.length > 0 ? 'staff.preview.lead' : offersNone ? 'staff.preview.noServices' : 'staff.preview.none'
  return (
    <section className={styles.part} aria-labelledby="preview">
      <h2 id="preview">{t('staff.preview')}</h2>
      {person.serviceProvider === false ? (
        <p>{t('staff.preview.hidden', { name })}</p>
      ) : shown && shown.approvalStatus !== 'APPROVED' ? (
        <p>{t('staff.preview.waiting', { name })}</p>
      ) : (
        <>
          <p className={styles.note}>{t(note, { name })}</p>
          <ul className={styles.times}>
            {next.map(({ serviceId, name: service, start }) => (
              <li key={serviceId}>
                <bdi className={styles.name}>{service}</bdi> · {formats.moment(start, zone)}
              </li>
            ))}
          </ul>
          <p>
            <Link to={paths.person(person.id ?? '')} reloadDocument>
              {t('staff.preview.page', { name })}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
