import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import { useSettingsForm } from '../settings/use-form.ts'
import styles from './access.module.css'
import type { Outcome } from './data/change-access.ts'
import { captchaForms, keyFieldNames, outsideProviders } from './data/change-captcha.ts'
import type { WireCaptcha } from './data/load-access.ts'

const choices = ['OFF', 'ALTCHA', ...outsideProviders] as const

/** Protection against bots: the captcha provider, the forms it covers and the provider's keys. */
export function CaptchaCard({ captcha, outcome }: { captcha: WireCaptcha; outcome: Outcome | undefined }) {
  const t = useT()
  const form = useSettingsForm('captcha', outcome)
  const isOff = captcha.places.length === 0
  const requested = form.chosen('forms', isOff ? captchaForms : captcha.places)
  const formsError = form.error('forms', 'access.captcha.uses.invalid')
  return (
    <FormCard
      title={t('access.captcha.title')}
      text={t('access.captcha.text')}
      intent="captcha"
      submitLabel={t('settings.save')}
      problem={formsError ?? form.problem}
      isSaved={form.isSaved}
    >
      <div className={styles.captcha}>
        <Choice
          legend={t('access.captcha.provider')}
          name="captcha"
          value={form.value('captcha', isOff ? 'OFF' : captcha.provider)}
          options={choices.map((value) => ({
            value,
            label: t(`access.captcha.${value}`),
            note: t(`access.captcha.${value}.hint`),
          }))}
        />
        <fieldset className={styles.uses}>
          <legend>{t('access.captcha.uses')}</legend>
          {captchaForms.map((captchaForm) => (
            <CheckBox
              key={captchaForm}
              name="forms"
              value={captchaForm}
              label={t(`access.captcha.at.${captchaForm}`)}
              defaultChecked={requested.includes(captchaForm)}
            />
          ))}
        </fieldset>
        {outsideProviders.map((provider) => (
          <Keys key={provider} provider={provider} captcha={captcha} form={form} />
        ))}
      </div>
    </FormCard>
  )
}

type KeysProps = {
  provider: (typeof outsideProviders)[number]
  captcha: WireCaptcha
  form: ReturnType<typeof useSettingsForm>
}

function Keys({ provider, captcha, form }: KeysProps) {
  const t = useT()
  const isStored = captcha.provider === provider
  return (
    <fieldset className={styles.keys} data-provider={provider}>
      <legend>{t('access.captcha.keys', { provider: t(`access.captcha.${provider}`) })}</legend>
      <p className={styles.note}>{t('access.captcha.keys.hint')}</p>
      {(['visible', 'invisible'] as const).map((kind) => {
        const { siteKey, secret, stored: storedSecretName } = keyFieldNames(provider, kind)
        const hasStoredSecret = isStored && captcha[kind === 'visible' ? 'hasVisibleSecret' : 'hasInvisibleSecret']
        return (
          <div key={kind} className={styles.pair}>
            {hasStoredSecret && <input type="hidden" name={storedSecretName} value="yes" />}
            <TextField
              name={siteKey}
              label={t(`access.captcha.${kind}`)}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              defaultValue={form.value(siteKey, isStored ? captcha[`${kind}SiteKey`] : null)}
              error={form.error(siteKey, 'access.captcha.siteKey.invalid')}
            />
            <TextField
              // A new key empties the field: a stored secret does not stay on the page.
              key={String(form.isSaved)}
              name={secret}
              label={t(`access.captcha.${kind}.secret`)}
              type="password"
              dir="ltr"
              autoComplete="new-password"
              maxLength={200}
              hint={hasStoredSecret ? t('access.secret.saved') : undefined}
              error={form.error(secret, 'access.captcha.secret.invalid')}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
