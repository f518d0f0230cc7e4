import { useEffect, useRef } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { TextArea } from '../../ui/field.tsx'
import forms from '../customers/customers.module.css'
import { FormButtons } from '../fields/form-buttons.tsx'
import { FormKey } from '../fields/form-key.tsx'
import { problemKey } from '../frame/problem-key.ts'
import { usePageLink } from '../page-link.ts'
import styles from './customer.module.css'
import type { RefusedAction } from './data/act-on-customer.ts'
import type { CustomerPageData } from './data/load-page.ts'
import { Note } from './note.tsx'

/** Notes of the team about a customer: pinned ones first, then newest. */
export function Notes({ shown }: { shown: CustomerPageData }) {
  const t = useT()
  const { notes, canWrite } = shown
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{t('customers.notes')}</h2>
      {notes.length > 0 ? (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <Note key={note.id} note={note} shown={shown} />
          ))}
        </ul>
      ) : (
        <p className="k-2">{t('customers.notes.none')}</p>
      )}
      {canWrite && <NewNote shown={shown} />}
    </section>
  )
}

function NewNote({ shown: { notes, key } }: { shown: CustomerPageData }) {
  const t = useT()
  const pageLink = usePageLink()
  const form = useRef<HTMLFormElement>(null)
  const answer = useActionData<RefusedAction>()
  const refused = answer?.action === 'addNote' ? answer : undefined
  const isSending = useNavigation().formData?.get('intent') === 'addNote'
  const count = useRef(notes.length)
  // Clears the field after saving; a refused note stays.
  useEffect(() => {
    if (notes.length > count.current) form.current?.reset()
    count.current = notes.length
  }, [notes.length])
  return (
    <Form
      ref={form}
      method="post"
      action={pageLink({ removed: null, note: null })}
      className={`${forms.form} ${styles.newNote}`}
      preventScrollReset
      replace
      noValidate
    >
      <input type="hidden" name="intent" value="addNote" />
      <FormKey pageKey={key} />
      <TextArea
        name="text"
        label={t('customers.notes.text')}
        rows={2}
        maxLength={5000}
        defaultValue={refused?.text}
        error={refused && t(problemKey(`customers.problem.${refused.problem}`))}
      />
      <FormButtons submit={t('customers.notes.add')} look="outline" busy={isSending}>
        <CheckBox name="pinned" label={t('customers.notes.pin')} />
      </FormButtons>
    </Form>
  )
}
