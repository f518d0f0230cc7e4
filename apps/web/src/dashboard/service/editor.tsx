import { useRef, useState } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { type Draft, readDraft } from './data/draft.ts'
import type { EditorChoices } from './data/load-editor.ts'
import type { Fault, Refused } from './data/save-service.ts'
import styles from './editor.module.css'
import { Locations } from './locations.tsx'
import { PageSection } from './page-section.tsx'
import { Preview } from './preview.tsx'
import type { BookedAt, Known } from './section-props.ts'
import { Basics, People, Price, Rules, Time } from './sections.tsx'
import { useUnsaved } from './use-unsaved.ts'

type Props = {
  known: Known
  draft: Draft
  refused: Refused | undefined
  isSaved: boolean
  choices: EditorChoices
  /** Upcoming bookings at each location. */
  booked: BookedAt
  zone: string
  currency: string
  canChange: boolean
}

/** The editor of a service with a live preview. A refused form keeps its values. */
export function Editor({ known, draft: first, refused, isSaved, canChange, ...given }: Props) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(first)
  const [isDirty, touch] = useState(refused !== undefined)
  const isSaving = useIsSubmitting()
  useUnsaved(isDirty)
  const read = (): void => {
    touch(true)
    if (form.current) setDraft(readDraft(new FormData(form.current)))
  }
  const fault = (...names: Fault[]): string | undefined => {
    const name = names.find((it) => refused?.faults.includes(it))
    return name && t(`service.error.${name}`)
  }
  const section = { ...given, first, draft, known, fault }
  return (
    <div className={styles.editor}>
      <Form ref={form} method="post" className={styles.form} noValidate onChange={read} onInput={read}>
        {known && <input type="hidden" name="id" value={known.id} />}
        {known && <input type="hidden" name="revision" value={known.revision} />}
        <Problem refused={refused} />
        <fieldset className={styles.sections} disabled={!canChange}>
          <Basics {...section} />
          <Time {...section} />
          <People {...section} />
          <Locations {...section} />
          <Price {...section} />
          <Rules {...section} />
          <PageSection {...section} onPicture={read} />
          {known && <Choices known={known} />}
        </fieldset>
        {canChange && (
          <FormButtons
            submit={t(known ? 'service.save' : 'service.create')}
            busy={isSaving}
            status={isDirty ? t('service.unsaved') : isSaved ? t('service.saved') : ''}
            className={styles.foot}
          />
        )}
      </Form>
      <Preview draft={draft} choices={given.choices} currency={given.currency} id={known?.id ?? 'new'} />
    </div>
  )
}

/** Why saving failed; concurrent changes can be viewed. */
function Problem({ refused }: { refused: Refused | undefined }) {
  const t = useT()
  const { pathname } = useLocation()
  if (!refused) return null
  return (
    <Alert className={styles.alert}>
      {t(`service.problem.${refused.problem}`)}{' '}
      {refused.problem === 'changed' && (
        <Link to={pathname} reloadDocument target="_blank">
          {t('service.problem.look')}
        </Link>
      )}
    </Alert>
  )
}

/** Links to the page of variants and add-ons. */
function Choices({ known }: { known: NonNullable<Known> }) {
  const t = useT()
  return (
    <section className={styles.section} aria-labelledby="choices">
      <h2 id="choices">{t('service.choices')}</h2>
      <p className="k-2">{t('service.choices.lead')}</p>
      <p>
        <Link to={dashboardPaths.serviceChoices(known.id)}>{t('service.choices.open')}</Link>
      </p>
    </section>
  )
}
