import { languages } from '../../lib/preferences.ts'
import { useLanguage, useT } from '../../lib/translate.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { problemKey } from '../frame/problem-key.ts'
import type { Problem, Values } from './data/change-customer.ts'

type Props = {
  values: Partial<Values>
  problem?: Problem | undefined
  /** The email is an account's, and not for this person to change. */
  isEmailLocked?: boolean
}

const texts = [
  ['firstName', 'text', 100],
  ['lastName', 'text', 100],
  ['phone', 'tel', 50],
  ['email', 'text', 320],
] as const

const belongs: Partial<Record<Problem, string>> = {
  blank: 'firstName',
  phone: 'phone',
  email: 'email',
  taken: 'email',
  account: 'email',
}

/** Fields of a customer's contact details, with errors. */
export function DetailFields({ values, problem, isEmailLocked = false }: Props) {
  const t = useT()
  const error = problem && t(problemKey(`customers.problem.${problem}`))
  return (
    <>
      {texts.map(([name, type, maxLength]) => (
        <TextField
          key={name}
          name={name}
          type={type}
          inputMode={name === 'email' ? 'email' : undefined}
          label={t(`customers.field.${name}`)}
          defaultValue={values[name] ?? ''}
          maxLength={maxLength}
          autoComplete="off"
          readOnly={name === 'email' && isEmailLocked}
          hint={name === 'email' && isEmailLocked ? t('customers.problem.account') : undefined}
          error={problem && belongs[problem] === name ? error : undefined}
        />
      ))}
      <LanguageField chosen={values.language ?? ''} />
    </>
  )
}

/** Languages of the messages, and the customer's current one. */
function LanguageField({ chosen }: { chosen: string }) {
  const t = useT()
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' })
  const offered = [...new Set([...languages, ...(chosen ? [chosen] : [])])]
  return (
    <SelectField name="language" label={t('customers.field.language')} defaultValue={chosen}>
      <option value="">{t('customers.language.unknown')}</option>
      {offered.map((language) => (
        <option key={language} value={language}>
          {names.of(language)}
        </option>
      ))}
    </SelectField>
  )
}

/** Returns true if one of the fields above shows the problem. */
export const isAtField = (problem: Problem): boolean => problem in belongs
