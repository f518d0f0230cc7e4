import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import { useSettingsForm } from '../settings/use-form.ts'
import styles from './access.module.css'
import type { Outcome } from './data/change-access.ts'
import type { Policy } from './data/load-access.ts'

const choices = ['requireEmailVerification', 'requireOwnerApproval', 'hidesUnknownEmails'] as const

/** Rules for customers who sign up from now on. */
export function SignUpPart({ policy, outcome }: { policy: Policy; outcome: Outcome | undefined }) {
  const t = useT()
  const form = useSettingsForm('policy', outcome)
  const stored = choices.filter((name) => policy[name])
  const refused = outcome?.intent === 'policy' && !outcome.done ? Object.keys(outcome.values) : stored
  return (
    <FormCard
      title={t('access.signUp.title')}
      text={t('access.signUp.text')}
      intent="policy"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
    >
      <fieldset className={styles.checks}>
        <legend className="k-unseen">{t('access.signUp.title')}</legend>
        {choices.map((name) => (
          <CheckBox
            key={name}
            name={name}
            label={t(`access.${name}`)}
            hint={t(`access.${name}.hint`)}
            defaultChecked={refused.includes(name)}
          />
        ))}
      </fieldset>
      <TextField
        name="minimumPasswordLength"
        type="number"
        inputMode="numeric"
        min={4}
        max={100}
        label={t('access.minimumPasswordLength')}
        hint={t('access.minimumPasswordLength.hint')}
        defaultValue={form.value('minimumPasswordLength', policy.minimumPasswordLength)}
        error={
          outcome && !outcome.done && outcome.intent === 'policy'
            ? t('access.minimumPasswordLength.invalid')
            : undefined
        }
      />
    </FormCard>
  )
}
