import { Fragment } from 'react'
import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import styles from '../staff/staff.module.css'
import type { PersonPage } from './data/load-page.ts'

/** The services the person offers. */
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
            <Fragment key={id}>
              <input type="hidden" name="shown" value={id} />
              <CheckBox
                name="service"
                value={id}
                label={<bdi>{name}</bdi>}
                defaultChecked={staffIds.includes(resourceId)}
              />
            </Fragment>
          ))}
        </fieldset>
        {canWriteServices && services.length > 0 && <FormButtons submit={t('staff.save')} look="outline" />}
      </Form>
    </section>
  )
}
