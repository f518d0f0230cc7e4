import { useState } from 'react'
import { Form, Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { Sheet } from '../frame/sheet.tsx'
import type { FormLine } from './data/load-forms.ts'
import styles from './forms.module.css'

/** The list of forms with their purpose and the services that use them. */
export function FormList({ forms, canEdit }: { forms: readonly FormLine[]; canEdit: boolean }) {
  const t = useT()
  const [requested, ask] = useState<FormLine | null>(null)
  return (
    <>
      <ul className={styles.list}>
        {forms.map((form) => (
          <li key={form.id}>
            <div className={styles.words}>
              <Link to={dashboardPaths.form(form.id)} aria-label={t('forms.edit', { name: form.name })}>
                {form.name}
              </Link>
              <p className="k-small k-3">
                {[
                  t(`forms.purpose.${form.purpose}`),
                  t('forms.questions', { count: form.questions }),
                  ...(form.isDefault ? [t('forms.default')] : []),
                  ...(form.purpose === 'booking' ? [t('forms.services', { count: form.services.length })] : []),
                  ...(form.enabled ? [] : [t('forms.off')]),
                ].join(' · ')}
              </p>
            </div>
            {canEdit && <FormActions form={form} onDelete={() => ask(form)} />}
          </li>
        ))}
      </ul>
      {requested && <DeleteSheet form={requested} onClose={() => ask(null)} />}
    </>
  )
}

function FormActions({ form, onDelete }: { form: FormLine; onDelete: () => void }) {
  const t = useT()
  const { id, name, revision, enabled, isDefault } = form
  return (
    <div className={styles.actions}>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={t('forms.copyOf', { name })} />
        <Button look="quiet" name="intent" value="duplicate" aria-label={`${t('forms.duplicate')}: ${name}`}>
          {t('forms.duplicate')}
        </Button>
      </Form>
      {!isDefault && (
        <>
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="name" value={name} />
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="enabled" value={enabled ? 'no' : 'yes'} />
            <Button
              look="quiet"
              name="intent"
              value="switch"
              aria-label={`${t(enabled ? 'forms.switchOff' : 'forms.switchOn')}: ${name}`}
            >
              {t(enabled ? 'forms.switchOff' : 'forms.switchOn')}
            </Button>
          </Form>
          <Button type="button" look="quietDanger" onClick={onDelete} aria-label={`${t('forms.delete')}: ${name}`}>
            {t('forms.delete')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Confirms deleting a form and names the services that get another one. */
function DeleteSheet({ form, onClose }: { form: FormLine; onClose: () => void }) {
  const t = useT()
  return (
    <Sheet title={t('forms.deleteAsk', { name: form.name })} onClose={onClose}>
      <div className={styles.sheet}>
        {form.services.length > 0 && (
          <div>
            <p>{t('forms.fallBack')}</p>
            <ul className={styles.affected}>
              {form.services.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        )}
        <p className="k-2">{t('forms.deleteNote')}</p>
        <Form method="post" className={styles.answers} onSubmit={() => setTimeout(onClose)}>
          <input type="hidden" name="id" value={form.id} />
          <input type="hidden" name="name" value={form.name} />
          <Button look="danger" name="intent" value="delete">
            {t('forms.delete')}
          </Button>
          <Button type="button" onClick={onClose}>
            {t('forms.dismiss')}
          </Button>
        </Form>
      </div>
    </Sheet>
  )
}
