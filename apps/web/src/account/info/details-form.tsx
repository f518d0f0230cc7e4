import { Form, Link, useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { accountPaths } from '../account-paths.ts'
import frame from '../frame/page.module.css'
import { Section } from '../frame/page.tsx'
import type { Faults } from './act.ts'
import type { Info } from './load-info.ts'

const MOST_PHONES = 5
const security = `${accountPaths.security()}#email`

/** Name, phone and address. */
export function DetailsForm({ info, faults }: { info: Info; faults: Faults }) {
  const t = useT()
  const busy = useNavigation().formData?.get('intent') === 'details'
  const phones = [...info.phones, ...(info.phones.length < MOST_PHONES ? [''] : [])]
  const errorAt = (name: string) => {
    const fault = faults[name]
    return fault && t(`account.info.problem.${fault}`)
  }
  const field = (name: keyof Info & `${string}`, autoComplete: string, isOptional = true) => (
    <TextField
      label={t(`account.info.${name as 'firstName'}`)}
      optional={isOptional ? t('common.optional') : undefined}
      name={name}
      autoComplete={autoComplete}
      maxLength={100}
      defaultValue={String(info[name])}
      error={errorAt(name)}
    />
  )
  return (
    <Section id="details" title={t('account.info.details')}>
      <Form method="post" className={frame.form}>
        <input type="hidden" name="intent" value="details" />
        {field('firstName', 'given-name', false)}
        {field('lastName', 'family-name')}
        {field('nickname', 'nickname')}
        <TextField
          label={t('account.info.email')}
          hint={t.rich('account.info.emailNote', {}, { security: (words) => <Link to={security}>{words}</Link> })}
          value={info.email}
          readOnly
        />
        {phones.map((phone, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: the phone numbers have no ids
            key={index}
            label={phones.length > 1 ? t('account.info.numberedPhone', { number: index + 1 }) : t('account.info.phone')}
            optional={t('common.optional')}
            name="phone"
            type="tel"
            autoComplete={index === 0 ? 'tel' : 'off'}
            maxLength={50}
            defaultValue={phone}
            error={errorAt(`phone${index}`)}
          />
        ))}
        {field('street', 'address-line1')}
        {field('addressLine2', 'address-line2')}
        {field('postalCode', 'postal-code')}
        {field('city', 'address-level2')}
        {field('subdivision', 'address-level1')}
        <SelectField
          label={t('account.info.country')}
          optional={t('common.optional')}
          name="country"
          autoComplete="country"
          defaultValue={info.country}
          error={errorAt('country')}
        >
          <option value="">{t('account.info.chooseCountry')}</option>
          {info.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <LanguageField {...info} error={errorAt('language')} />
        <Button look="filled" busy={busy}>
          {t('account.info.save')}
        </Button>
      </Form>
    </Section>
  )
}

/** Languages by their own names; hidden if the business offers only one. */
function LanguageField({
  language,
  languages,
  error,
}: Pick<Info, 'language' | 'languages'> & { error: string | undefined }) {
  const t = useT()
  if (languages.length < 2) return null
  return (
    <>
      <input type="hidden" name="languageBefore" value={language} />
      <SelectField
        label={t('account.info.language')}
        hint={t('account.info.languageNote')}
        name="language"
        defaultValue={language}
        error={error}
      >
        <option value="">{t('account.info.languageOfPage')}</option>
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag}
          </option>
        ))}
      </SelectField>
    </>
  )
}
