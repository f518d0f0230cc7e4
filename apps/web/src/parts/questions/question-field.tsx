import { richLines } from '@kalends/contract/form-rules'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { BoxQuestion, ChoiceQuestion } from './choice-questions.tsx'
import { FileQuestion } from './file-question.tsx'
import { besideName, inputName, otherValue, type UploadedFile } from './names.ts'
import type { QuestionProps } from './question-props.ts'
import own from './questions.module.css'

// Few forms ask for a signature; the others don't load the pad.
const SignaturePad = lazy(async () => ({ default: (await import('./signature-pad.tsx')).SignaturePad }))

/** One question, with the input of its type. */
export function QuestionField(props: QuestionProps) {
  const { question, answer, error, readOnly, tForm } = props
  const { target, kind, label, help, placeholder, required } = question
  const t = useT()
  const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
  const shared = {
    name: inputName(target),
    label,
    error,
    readOnly,
    required,
    defaultValue: text,
    optional: required ? undefined : t('common.optional'),
    hint: help || undefined,
    placeholder: placeholder || undefined,
  }
  const bounds = question.input.stringOptions?.validation
  switch (kind) {
    case 'LONG_TEXT':
      return (
        <div className={own.wide}>
          <TextArea {...shared} />
        </div>
      )
    case 'NUMBER':
      return <TextField {...shared} inputMode="decimal" dir="ltr" />
    case 'EMAIL':
      return <TextField {...shared} type="email" autoComplete="email" dir="ltr" />
    case 'PHONE':
      return <TextField {...shared} hint={help || tForm('form.phoneHint')} type="tel" autoComplete="tel" dir="ltr" />
    case 'URL':
      return <TextField {...shared} type="url" autoComplete="url" dir="ltr" />
    case 'DATE':
      return (
        <TextField
          {...shared}
          type="date"
          min={bounds?.dateOptions?.minimum ?? undefined}
          max={bounds?.dateOptions?.maximum ?? undefined}
        />
      )
    case 'TIME':
      return <TextField {...shared} type="time" />
    case 'DROPDOWN':
      return <Dropdown {...props} />
    case 'CHOICE':
    case 'CHOICES':
      return <ChoiceQuestion {...props} />
    case 'CHECK_BOX':
    case 'CONSENT':
      return <BoxQuestion {...props} line={richLines(question.input.booleanOptions?.checkboxOptions?.label).flat()} />
    case 'FILE':
      return <FileQuestion {...props} />
    case 'SIGNATURE':
      return <Signature {...props} />
    default:
      return <TextField {...shared} autoComplete={namesOfPeople[target]} />
  }
}

const namesOfPeople: Record<string, string | undefined> = { first_name: 'given-name', last_name: 'family-name' }

function Dropdown({ question, answer, error, tForm }: QuestionProps) {
  const t = useT()
  const { target, label, help, required, choices, openChoice } = question
  const known = choices.some(({ value }) => value === answer)
  const chosen = answer === undefined ? '' : known ? String(answer) : otherValue
  return (
    <>
      <SelectField
        name={inputName(target)}
        label={label}
        error={error}
        required={required}
        defaultValue={chosen}
        hint={help || undefined}
        optional={required ? undefined : t('common.optional')}
      >
        <option value="">{tForm('form.pick')}</option>
        {choices.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        {openChoice && <option value={otherValue}>{tForm('form.other')}</option>}
      </SelectField>
      {openChoice && (
        <TextField
          name={besideName(target, 'other')}
          label={tForm('form.otherText')}
          defaultValue={known ? '' : String(answer ?? '')}
        />
      )}
    </>
  )
}

/** A signature: drawn with scripts, otherwise typed. */
function Signature(props: QuestionProps) {
  const t = useT()
  const { question, answer, error, readOnly, tForm } = props
  const { target, label, help, required } = question
  const uploads = Array.isArray(answer) ? (answer as UploadedFile[]) : []
  return (
    <div className={own.wide}>
      {uploads.map((file) => (
        <input key={file.fileId} type="hidden" name={besideName(target, 'stored')} value={JSON.stringify(file)} />
      ))}
      <TextField
        name={inputName(target)}
        error={error}
        readOnly={readOnly}
        required={required}
        label={label}
        optional={required ? undefined : t('common.optional')}
        hint={uploads.length > 0 ? tForm('form.signed') : help || tForm('form.signTyped')}
        defaultValue={typeof answer === 'string' ? answer : ''}
      />
      {useHydrated() && uploads.length === 0 && (
        <Suspense>
          <SignaturePad name={besideName(target, 'drawn')} tForm={tForm} />
        </Suspense>
      )}
    </div>
  )
}
