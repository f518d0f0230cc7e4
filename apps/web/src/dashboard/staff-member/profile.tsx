import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { problemKey } from '../frame/problem-key.ts'
import type { Outcome } from '../staff/data/change-person.ts'
import { ActionProblem } from '../staff/problem.tsx'
import styles from '../staff/staff.module.css'
import type { PersonPage } from './data/load-page.ts'

const genders = ['FEMALE', 'MALE', 'NON_BINARY'] as const

/** Profile of the person. A refused form keeps its values. */
export function Profile({ page, outcome }: { page: PersonPage; outcome: Outcome | undefined }) {
  const t = useT()
  const { person, canChange } = page
  const isSending = useIsSubmitting('save')
  const refused = outcome?.action === 'save' && outcome.problem ? outcome : undefined
  const values = (name: 'name' | 'description' | 'email' | 'phone' | 'gender'): string =>
    refused?.values?.[name] ?? person[name] ?? ''
  const dayLimit = String(page.dayLimit ?? '')
  const error = (field: Outcome['problem']) =>
    refused?.problem === field ? t(problemKey(`staff.problem.${field ?? 'other'}`)) : undefined
  const optional = t('staff.optional')
  return (
    <section className={styles.part} aria-labelledby="profile">
      <h2 id="profile">{t('staff.profile')}</h2>
      <ActionProblem outcome={outcome} action="save" />
      <Form method="post" encType="multipart/form-data" className={styles.form} noValidate preventScrollReset>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="revision" value={person.revision ?? ''} />
        <input type="hidden" name="wasProvider" value={String(person.serviceProvider)} />
        <input type="hidden" name="resourceId" value={person.resourceId ?? ''} />
        <input type="hidden" name="wasDayLimit" value={dayLimit} />
        <fieldset disabled={!canChange} className={styles.form}>
          <Photo page={page} />
          <TextField
            label={t('staff.name')}
            name="name"
            maxLength={40}
            autoComplete="off"
            defaultValue={values('name')}
            error={error('name')}
          />
          <TextArea
            label={t('staff.description')}
            optional={optional}
            name="description"
            maxLength={500}
            defaultValue={values('description')}
            error={error('description')}
          />
          <div className={styles.two}>
            <TextField
              label={t('staff.email')}
              optional={optional}
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={values('email')}
              error={error('email')}
              hint={t('staff.contactNote')}
            />
            <TextField
              label={t('staff.phone')}
              optional={optional}
              name="phone"
              type="tel"
              maxLength={20}
              autoComplete="off"
              defaultValue={values('phone')}
              error={error('phone')}
            />
          </div>
          <SelectField label={t('staff.gender')} optional={optional} name="gender" defaultValue={values('gender')}>
            <option value="">{t('staff.gender.none')}</option>
            {genders.map((gender) => (
              <option key={gender} value={gender}>
                {t(`staff.gender.${gender}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('staff.dayLimit')}
            optional={optional}
            name="dayLimit"
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            defaultValue={refused?.values?.['dayLimit'] ?? dayLimit}
            error={error('dayLimit')}
            hint={t('staff.dayLimit.hint')}
          />
          <CheckBox
            name="provider"
            value="on"
            label={t('staff.provider')}
            defaultChecked={person.serviceProvider === true}
          />
          {canChange && <FormButtons submit={t('staff.save')} busy={isSending} />}
        </fieldset>
      </Form>
    </section>
  )
}

function Photo({ page: { person, shown, canChange } }: { page: PersonPage }) {
  const t = useT()
  const photoUrl = person.mainMedia?.image?.url
  return (
    <div className={styles.photo}>
      <Avatar
        id={person.id ?? ''}
        name={person.name ?? ''}
        hue={shown?.color ?? null}
        photoUrl={photoUrl ?? null}
        size={72}
      />
      {canChange && (
        <span className={styles.checks}>
          <label>
            <span className="k-block">{t('staff.photo')}</span>
            <input type="file" name="photo" accept="image/jpeg,image/png,image/webp,image/avif" />
          </label>
          {photoUrl && <CheckBox name="noPhoto" value="on" label={t('staff.photo.remove')} />}
        </span>
      )}
    </div>
  )
}
