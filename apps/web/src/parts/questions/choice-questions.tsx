import type { RichPiece } from '@kalends/contract/form-rules'
import { type ReactNode, useId } from 'react'
import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { besideName, inputName, otherValue } from './names.ts'
import type { QuestionProps } from './question-props.ts'
import own from './questions.module.css'
import { RichText } from './rich-lines.tsx'

/** Radio buttons or checkboxes, with a text field for an open choice. */
export function ChoiceQuestion({ question, answer, error, tForm }: QuestionProps) {
  const t = useT()
  const id = useId()
  const { target, kind, label, help, required, choices, openChoice } = question
  const given = Array.isArray(answer) ? answer.map(String) : answer === undefined ? [] : [String(answer)]
  const other = given.find((value) => !choices.some((choice) => choice.value === value))
  const type = kind === 'CHOICES' ? 'checkbox' : 'radio'
  const option = (value: string, name: string, ticked: boolean) => (
    <label key={value}>
      <input
        type={type}
        name={inputName(target)}
        value={value}
        defaultChecked={ticked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${id}-note` : undefined}
      />
      <span>{name}</span>
    </label>
  )
  return (
    <fieldset className={`${own.wide} ${own.choice}`} aria-invalid={error ? true : undefined}>
      <legend>
        {label} {!required && <span className={own.optional}>({t('common.optional')})</span>}
      </legend>
      <div className={own.options}>
        {choices.map(({ value, label: name }) => option(value, name, given.includes(value)))}
        {openChoice && option(otherValue, tForm('form.other'), other !== undefined)}
      </div>
      {openChoice && (
        <input
          className={own.other}
          name={besideName(target, 'other')}
          aria-label={tForm('form.otherText')}
          placeholder={tForm('form.otherText')}
          defaultValue={other ?? ''}
        />
      )}
      <Note id={id} error={error} help={help} />
    </fieldset>
  )
}

/** A checkbox; a consent with its links. */
export function BoxQuestion({ question, answer, error, line }: QuestionProps & { line: readonly RichPiece[] }) {
  const t = useT()
  const id = useId()
  const { target, label, help, required } = question
  return (
    <div className={own.wide}>
      <label className={own.box}>
        <input
          type="checkbox"
          name={inputName(target)}
          value="yes"
          required={required}
          defaultChecked={answer === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? `${id}-note` : undefined}
        />
        <span>
          {line.length > 0 ? <RichText line={line} /> : label}{' '}
          {!required && <span className={own.optional}>({t('common.optional')})</span>}
        </span>
      </label>
      <Note id={id} error={error} help={help} />
    </div>
  )
}

/** Help below a field, replaced by the error. */
export function Note({ id, error, help }: { id: string; error: string | undefined; help: ReactNode }) {
  if (error) {
    return (
      <p id={`${id}-note`} className={own.error}>
        <Icon name="warning" size={18} />
        {error}
      </p>
    )
  }
  return help ? (
    <p id={`${id}-note`} className={own.help}>
      {help}
    </p>
  ) : null
}
