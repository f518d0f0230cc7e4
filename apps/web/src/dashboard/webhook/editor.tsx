import { useState } from 'react'
import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { FormAlert } from '../../ui/alert.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { problemKey } from '../frame/problem-key.ts'
import { useUnsaved } from '../service/use-unsaved.ts'
import type { Webhook } from '../webhooks/load-webhooks.ts'
import styles from '../webhooks/webhooks.module.css'
import { type Draft, emptyDraft, type Fault, type Outcome } from './data/change-webhook.ts'
import { EventPicker } from './event-picker.tsx'

type Props = {
  webhook: Webhook | null
  eventTypes: readonly string[]
  /** Only status 200 at once counts as delivered. */
  isStrict: boolean
  outcome: Outcome | undefined
  isSaved: boolean
}

/** The editor of a webhook. A refused form keeps its values. */
export function Editor({ webhook, eventTypes, isStrict, outcome, isSaved }: Props) {
  const t = useT()
  const refused = outcome && !outcome.done && outcome.intent === 'save' ? outcome : undefined
  const [isDirty, touch] = useState(refused !== undefined)
  const isSaving = useIsSubmitting()
  useUnsaved(isDirty)
  const draft: Draft = refused?.draft ?? webhook ?? emptyDraft
  const fault = (name: Fault) => (refused?.faults.includes(name) ? t(`webhook.error.${name}`) : undefined)
  const change = (): void => touch(true)
  return (
    <Form method="post" className={styles.form} noValidate onChange={change} preventScrollReset>
      <input type="hidden" name="intent" value="save" />
      {webhook && <input type="hidden" name="revision" value={webhook.revision} />}
      <FormAlert reason={refused && `${refused.problem} ${refused.faults.join()}`}>
        {refused && t(problemKey(`webhook.problem.${refused.problem}`), { noun: 'webhook' })}
      </FormAlert>
      <TextField
        label={t('webhook.name')}
        hint={t('webhook.name.hint')}
        name="name"
        autoComplete="off"
        maxLength={100}
        defaultValue={draft.name}
        error={fault('name')}
      />
      <TextField
        label={t('webhook.url')}
        hint={t(isStrict ? 'webhook.url.hintStrict' : 'webhook.url.hint')}
        name="url"
        type="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        placeholder="https://example.com/webhooks"
        defaultValue={draft.url}
        error={fault('url')}
      />
      <EventPicker eventTypes={eventTypes} chosen={draft.eventTypes} error={fault('eventTypes')} onChange={change} />
      <FormButtons
        submit={t(webhook ? 'settings.save' : 'webhook.create')}
        busy={isSaving}
        status={isDirty ? t('service.unsaved') : isSaved ? t('service.saved') : ''}
      />
    </Form>
  )
}
