import { Form, useActionData } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import forms from '../customers/customers.module.css'
import { FormButtons } from '../fields/form-buttons.tsx'
import { problemKey } from '../frame/problem-key.ts'
import { usePageLink } from '../page-link.ts'
import styles from './customer.module.css'
import type { CustomerAction, RefusedAction } from './data/act-on-customer.ts'
import type { CustomerNote } from './data/load-customer.ts'
import type { CustomerPageData } from './data/load-page.ts'

type Props = { note: CustomerNote; shown: CustomerPageData }

/** A note with author, former versions and actions. */
export function Note({ note, shown }: Props) {
  const t = useT()
  const formats = useFormats()
  const { zone, canWrite, editedNote } = shown
  const when = (at: string): string => formats.moment(at, zone)
  const author = note.authorName ?? t('customers.someone')
  return (
    <li className={note.pinned ? `${styles.note} ${styles.pinned}` : styles.note}>
      {note.pinned && (
        <p className={styles.pinSign}>
          <Icon name="pin" size={16} />
          {t('customers.pinned')}
        </p>
      )}
      {editedNote === note.id ? <EditNote note={note} /> : <p className={styles.text}>{note.text}</p>}
      <p className={styles.by}>
        <bdi>{t('customers.notes.by', { name: author, when: when(note.updatedDate) })}</bdi>
      </p>
      {note.earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t('customers.notes.earlier')}</summary>
          {note.earlier.map(({ text, authorName, replacedDate }) => (
            <blockquote key={replacedDate}>
              <p className={styles.text}>{text}</p>
              <p className={styles.by}>
                {t('customers.notes.by', { name: authorName ?? t('customers.someone'), when: when(replacedDate) })}
              </p>
            </blockquote>
          ))}
        </details>
      )}
      {canWrite && editedNote !== note.id && <NoteActions note={note} />}
    </li>
  )
}

function NoteActions({ note }: { note: CustomerNote }) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <div className={styles.noteActions}>
      <LinkButton to={pageLink({ note: note.id, removed: null })} look="quiet" preventScrollReset>
        {t('customers.notes.edit')}
        <Which note={note} />
      </LinkButton>
      <NoteAction action="pinNote" note={note} pinned={!note.pinned}>
        {t(note.pinned ? 'customers.notes.unpin' : 'customers.notes.pin')}
      </NoteAction>
      <NoteAction action="removeNote" note={note}>
        {t('customers.notes.remove')}
      </NoteAction>
    </div>
  )
}

type ActionProps = { action: CustomerAction; note: CustomerNote; pinned?: boolean; children: string }

function NoteAction({ action, note, pinned, children }: ActionProps) {
  const pageLink = usePageLink()
  return (
    <Form method="post" action={pageLink({ removed: null, note: null })} preventScrollReset replace>
      <input type="hidden" name="intent" value={action} />
      <input type="hidden" name="noteId" value={note.id} />
      {pinned && <input type="hidden" name="pinned" value="yes" />}
      <Button look={action === 'removeNote' ? 'quietDanger' : 'quiet'}>
        {children}
        <Which note={note} />
      </Button>
    </Form>
  )
}

/** Distinguishes equal buttons for screen readers. */
const Which = ({ note }: { note: CustomerNote }) => <span className="k-unseen">: {note.text.slice(0, 40)}</span>

function EditNote({ note }: { note: CustomerNote }) {
  const t = useT()
  const pageLink = usePageLink()
  const answer = useActionData<RefusedAction>()
  const refused = answer?.action === 'editNote' && answer.noteId === note.id ? answer : undefined
  return (
    <Form method="post" action={pageLink({ note: null })} className={forms.form} preventScrollReset replace noValidate>
      <input type="hidden" name="intent" value="editNote" />
      <input type="hidden" name="noteId" value={note.id} />
      <TextArea
        name="text"
        label={t('customers.notes.label')}
        defaultValue={refused?.text ?? note.text}
        maxLength={5000}
        autoFocus
        error={refused && t(problemKey(`customers.problem.${refused.problem}`))}
      />
      <FormButtons submit={t('customers.save')} cancel={pageLink({ note: null })} />
    </Form>
  )
}
