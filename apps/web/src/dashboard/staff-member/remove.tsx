import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { AffectedList } from '../rows/affected-list.tsx'
import styles from '../staff/staff.module.css'
import type { PersonPage } from './data/load-page.ts'

/** Deletes the person and lists the consequences first. */
export function Remove({ page: { person, coming, services, zone } }: { page: PersonPage }) {
  const t = useT()
  const name = person.name ?? ''
  const given = services.filter(({ staffIds }) => staffIds.includes(person.resourceId ?? '')).length
  return (
    <section className={styles.part} aria-labelledby="delete">
      <h2 id="delete">{t('staff.delete')}</h2>
      <p>
        {t('staff.delete.what', { count: coming.total })} {t('staff.delete.services', { count: given, name })}{' '}
        {t('staff.delete.trash', { name })}
      </p>
      <AffectedList {...coming} zone={zone} />
      <Form method="post">
        <input type="hidden" name="intent" value="delete" />
        <Button look="danger">{t('staff.delete.name', { name })}</Button>
      </Form>
    </section>
  )
}
