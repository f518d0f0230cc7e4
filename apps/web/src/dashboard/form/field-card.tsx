import type { forms } from '@kalends/contract'
import { questionKind } from '@kalends/contract/form-rules'
import type { RefObject } from 'react'
import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { type Draft, type FieldTexts, readTexts, removeField, withTexts } from '../forms/draft.ts'
import styles from '../forms/forms.module.css'
import { IconButton } from '../frame/icon-button.tsx'
import { BoundsFields } from './bounds-fields.tsx'
import { ConditionEditor } from './condition-editor.tsx'

type Props = {
  field: forms.Field
  index: number
  draft: Draft
  isOpen: boolean
  onOpen: () => void
  change: (draft: Draft) => void
  move: (id: string, index: number) => void
  dragged: RefObject<string | null>
}

/** A field of the form, movable by its handle or arrows; expands to edit it. */
export function FieldCard({ field, index, draft, isOpen, onOpen, change, move, dragged }: Props) {
  const t = useT()
  const id = field.id ?? ''
  const kind = questionKind(field) ?? 'SHORT_TEXT'
  const { label, required } = readTexts(field)
  const question = label || t(kind === 'PAGE_BREAK' ? 'forms.kind.PAGE_BREAK' : 'forms.unnamed')
  return (
    <li
      className={styles.card}
      onDragOver={(event) => {
        if (dragged.current) event.preventDefault()
      }}
      onDrop={(event) => {
        event.preventDefault()
        if (dragged.current) move(dragged.current, index)
        dragged.current = null
      }}
    >
      <div className={styles.line}>
        <span
          className={styles.handle}
          draggable
          title={t('forms.drag')}
          aria-hidden="true"
          onDragStart={(event) => {
            dragged.current = id
            event.dataTransfer.setData('text/plain', id)
          }}
        >
          ⋮⋮
        </span>
        <button type="button" className={styles.title} aria-expanded={isOpen} onClick={onOpen}>
          <b>{question}</b>
          <span className="k-small k-3">
            {t(`forms.kind.${kind}`)}
            {required && ` · ${t('forms.required')}`}
          </span>
        </button>
        <IconButton
          type="button"
          icon="chevronUp"
          size={18}
          label={t('forms.up', { question })}
          onClick={() => move(id, index - 1)}
        />
        <IconButton
          type="button"
          icon="chevronDown"
          size={18}
          label={t('forms.down', { question })}
          onClick={() => move(id, index + 1)}
        />
        <IconButton
          type="button"
          icon="close"
          size={18}
          label={t('forms.remove', { question })}
          onClick={() => change(removeField(draft, id))}
        />
      </div>
      {isOpen && <Editor field={field} kind={kind} draft={draft} change={change} />}
    </li>
  )
}

type EditorProps = Pick<Props, 'field' | 'draft' | 'change'> & { kind: string }

function Editor({ field, kind, draft, change }: EditorProps) {
  const t = useT()
  const id = field.id ?? ''
  const texts = readTexts(field)
  const setTexts = (more: Partial<FieldTexts>): void => change(withTexts(draft, id, more))
  const isQuestion = kind !== 'TEXT' && kind !== 'PAGE_BREAK'
  return (
    <div className={styles.open}>
      {kind === 'TEXT' && (
        <TextArea
          label={t('forms.text')}
          value={texts.label}
          onChange={(event) => setTexts({ label: event.target.value })}
        />
      )}
      {isQuestion && (
        <TextField
          label={t('forms.question')}
          value={texts.label}
          maxLength={350}
          onChange={(event) => setTexts({ label: event.target.value })}
        />
      )}
      {kind === 'CONSENT' && (
        <>
          <TextField
            label={t('forms.linkText')}
            value={texts.linkText}
            onChange={(event) => setTexts({ linkText: event.target.value })}
          />
          <TextField
            label={t('forms.link')}
            type="url"
            dir="ltr"
            placeholder="https://"
            value={texts.link}
            onChange={(event) => setTexts({ link: event.target.value })}
          />
        </>
      )}
      {['CHOICE', 'DROPDOWN', 'CHOICES'].includes(kind) && (
        <TextArea
          key={id}
          label={t('forms.choices')}
          defaultValue={texts.choices.join('\n')}
          onChange={(event) => setTexts({ choices: event.target.value.split('\n') })}
        />
      )}
      {isQuestion && kind !== 'CHECK_BOX' && kind !== 'CONSENT' && (
        <TextField
          label={t('forms.help')}
          value={texts.help}
          onChange={(event) => setTexts({ help: event.target.value })}
        />
      )}
      {isQuestion && (
        <CheckBox
          label={t('forms.required')}
          checked={texts.required}
          onChange={(event) => setTexts({ required: event.target.checked })}
        />
      )}
      <BoundsFields field={field} draft={draft} change={change} />
      <ConditionEditor field={field} draft={draft} change={change} />
    </div>
  )
}
