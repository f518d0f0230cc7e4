import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import styles from '../staff/staff.module.css'
import type { PersonPage } from './data/load-page.ts'

/** The services the person gives. */
export function OfferedServices({ page: { person, services, canWriteServices } }: { page: PersonPage }) {
  const t = useT()
  const resourceId = person.resourceId ?? ''
  return (
    <section className={styles.part} aria-labelledby="offered-services">
      <h2 id="offered-services">{t('staff.offeredServices')}</h2>
      {services.length === 0 && <p className={styles.note}>{t('staff.offeredServices.none')}</p>}
      <Form
        method="post"
        className={styles.form}
        preventScrollReset
        key={services.map(({ revision }) => revision).join()}
      >
        <input type="hidden" name="intent" value="services" />
        <input type="hidden" name="resourceId" value={resourceId} />
        <fieldset disabled={!canWriteServices} className={styles.checks}>
          {services.map(({ id, name, staffIds }) => (
            <label key={id} className={styles.check}>
              <input type="hidden" name="shown" value={id} />
              <input type="checkbox" name="service" value={id} defaultChecked={staffIds.includes(resourceId)} />
              <bdi>{name}</bdi>
            </label>
          ))}
        </fieldset>
        {canWriteServices && services.length > 0 && (
          <div className={styles.buttons}>
            <Button>{t('staff.save')}</Button>
          </div>
        )}
      </Form>
    </section>
  )
}
