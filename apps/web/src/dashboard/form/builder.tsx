import { useEffect, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import type { Messages } from '../../lib/messages/store.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import {
  addField,
  type Draft,
  type FieldKind,
  fieldKinds,
  identifiesCustomer,
  moveField,
  newField,
  readTexts,
} from '../forms/draft.ts'
import styles from '../forms/forms.module.css'
import { Page } from '../frame/page.tsx'
import { useUnsaved } from '../service/use-unsaved.ts'
import type { FormFault } from './data/read-faults.ts'
import type { Saved } from './data/save-draft.ts'
import { FieldCard } from './field-card.tsx'
import { LimitsSection } from './limits-section.tsx'
import { Preview } from './preview.tsx'

type Props = {
  start: Draft
  revision: string
  /** Customers book with it, so it must ask who they are. */
  isForBooking: boolean
  words: Messages
  canEdit: boolean
  saved: Saved | undefined
}

/** The form builder: fields in order, with a preview beside them. */
export function Builder({ start, revision, isForBooking, words, canEdit, saved }: Props) {
  const t = useT()
  const busy = useIsSubmitting()
  const [draft, setDraft] = useState(start)
  const [stored, setStored] = useState({ draft: start, revision })
  const [open, setOpen] = useState<string | null>(null)
  const [announcement, announce] = useState('')
  const dragged = useRef<string | null>(null)
  const isChanged = draft !== stored.draft
  // What is changed while it is saved is not saved with it.
  const sent = useRef(start)
  useEffect(() => {
    if (saved && 'revision' in saved) setStored({ draft: sent.current, revision: saved.revision })
  }, [saved])
  useUnsaved(isChanged)
  // The button stays on the screen while the page is scrolled, the alert does not.
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saved && 'problem' in saved) alert.current?.focus()
  }, [saved])

  const add = (kind: FieldKind): void => {
    const field = newField(kind, crypto.randomUUID(), t(`forms.kind.${kind}`))
    setDraft(addField(draft, field))
    setOpen(field.id ?? null)
  }
  const move = (id: string, index: number): void => {
    const moved = moveField(draft, id, index)
    setDraft(moved)
    const at = moved.fields.findIndex((field) => field.id === id)
    const question = readTexts(moved.fields[at] ?? {}).label || t('forms.unnamed')
    announce(t('forms.moved', { question, position: at + 1 }))
  }
  return (
    <Page
      title={draft.name}
      bar={
        <>
          <Link to={dashboardPaths.setUp('forms')} className={styles.back}>
            <Icon name="chevronStart" size={18} />
            {t('forms.back')}
          </Link>
          {canEdit && (
            <Form
              method="post"
              className={styles.save}
              onSubmit={() => {
                sent.current = draft
              }}
            >
              <input type="hidden" name="draft" value={JSON.stringify(draft)} />
              <input type="hidden" name="revision" value={stored.revision} />
              <span role="status" className="k-small k-3">
                {t(busy ? 'forms.saving' : isChanged ? 'forms.unsaved' : 'forms.saved', { revision: stored.revision })}
              </span>
              <Button look="filled" busy={busy} type={busy ? 'button' : 'submit'}>
                {t('forms.save')}
              </Button>
            </Form>
          )}
        </>
      }
    >
      <p role="status" className="k-unseen">
        {announcement}
      </p>
      {saved && 'problem' in saved && (
        <Alert ref={alert} tabIndex={-1} className={styles.alert}>
          {saved.problem === 'stale' ? t('forms.stale') : <Faults faults={saved.faults} />}
        </Alert>
      )}
      {isForBooking && !identifiesCustomer(draft) && <Alert className={styles.alert}>{t('forms.anonymous')}</Alert>}
      <div className={styles.builder}>
        <fieldset className={styles.editor} disabled={!canEdit}>
          <legend className="k-unseen">{draft.name}</legend>
          <TextField
            label={t('forms.name')}
            value={draft.name}
            maxLength={200}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
          <ol className={styles.fields}>
            {draft.fields.map((field, index) => (
              <FieldCard
                key={field.id}
                field={field}
                index={index}
                draft={draft}
                dragged={dragged}
                move={move}
                isOpen={open === field.id}
                onOpen={() => setOpen(open === field.id ? null : (field.id ?? null))}
                change={setDraft}
              />
            ))}
          </ol>
          <LimitsSection draft={draft} change={setDraft} />
          {canEdit && (
            <section aria-labelledby="add-field">
              <h2 id="add-field" className={styles.heading}>
                {t('forms.add')}
              </h2>
              <div className={styles.kinds}>
                {fieldKinds.map((kind) => (
                  <Button key={kind} type="button" onClick={() => add(kind)}>
                    {t(`forms.kind.${kind}`)}
                  </Button>
                ))}
              </div>
            </section>
          )}
        </fieldset>
        <Preview draft={draft} words={words} />
      </div>
    </Page>
  )
}

/** What has to be changed before the form can be saved. */
function Faults({ faults }: { faults: readonly FormFault[] }) {
  const t = useT()
  const formats = useFormats()
  if (faults.length === 0) return t('forms.failed')
  return (
    <>
      {t('forms.refused')}
      <ul className={styles.faults}>
        {faults.map(({ part, position, question, reason, limit }) => {
          const where = question
            ? t('forms.fault.field', { position, question })
            : t('forms.fault.unnamed', { position })
          const why = t(`forms.fault.${reason}`, { limit: formats.number(limit) })
          return (
            <li key={`${part} ${position} ${reason} ${limit}`}>
              {part === 'field' ? where : t(`forms.fault.part.${part}`)} {why}
            </li>
          )
        })}
      </ul>
    </>
  )
}
