import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { problemKey } from '../frame/problem-key.ts'
import styles from '../service/editor.module.css'
import { useUnsaved } from '../service/use-unsaved.ts'
import type { Named } from '../services/data/load-services.ts'
import { type Draft, readDraft } from './data/draft.ts'
import type { SavedPlan } from './data/load-plan.ts'
import type { Fault, Refused } from './data/save-plan.ts'
import { Preview } from './preview.tsx'
import { Basics, Includes, Price, Rules } from './sections.tsx'

type Props = {
  saved: SavedPlan | null
  draft: Draft
  refused: Refused | undefined
  /** What the last save did: everything, or everything but some services. */
  done: 'saved' | 'partly' | null
  services: readonly Named[]
  forms: readonly Named[]
  currency: string
  canChange: boolean
  canConnect: boolean
}

/** The editor of a plan with a live preview. A refused form keeps its values. */
export function Editor({
  saved,
  draft: first,
  refused,
  done,
  services,
  forms,
  currency,
  canChange,
  canConnect,
}: Props) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(first)
  const [isDirty, touch] = useState(refused !== undefined)
  const isSaving = useIsSubmitting()
  useUnsaved(isDirty)
  const read = (): void => {
    touch(true)
    if (form.current) setDraft(readEntered(form.current, first))
  }
  const fault = (...names: Fault[]): string | undefined => {
    const name = names.find((it) => refused?.faults.includes(it))
    return name && t(`plan.error.${name}`)
  }
  const section = { first, draft, services, forms, currency, canConnect, fault }
  return (
    <div className={styles.editor}>
      <Form ref={form} method="post" className={styles.form} noValidate onChange={read} onInput={read}>
        {saved && <input type="hidden" name="id" value={saved.id} />}
        {refused && (
          <Alert className={styles.alert}>{t(problemKey(`plan.problem.${refused.problem}`), { noun: 'plan' })}</Alert>
        )}
        {done === 'partly' && <Alert className={styles.alert}>{t('plan.problem.services')}</Alert>}
        {saved?.isArchived && <p className={`k-2 ${styles.alert}`}>{t('plan.archived')}</p>}
        {saved?.hasOrders && !saved.isArchived && <p className={`k-2 ${styles.alert}`}>{t('plan.hasOrders')}</p>}
        <fieldset className={styles.sections} disabled={!canChange}>
          <Basics {...section} />
          <Price {...section} />
          <Includes {...section} />
          <Rules {...section} />
        </fieldset>
        {canChange && (
          <FormButtons
            submit={t(saved ? 'plan.save' : 'plan.create')}
            busy={isSaving}
            status={isDirty ? t('service.unsaved') : done === 'saved' ? t('service.saved') : ''}
            className={styles.foot}
          />
        )}
      </Form>
      <Preview draft={draft} services={services} currency={currency} />
    </div>
  )
}

/** Reads the fields. Services that the person may not change are disabled and not among them. */
function readEntered(form: HTMLFormElement, first: Draft): Draft {
  const draft = readDraft(new FormData(form))
  return form.querySelector('[name="services"]')?.matches(':disabled') ? { ...draft, services: first.services } : draft
}
