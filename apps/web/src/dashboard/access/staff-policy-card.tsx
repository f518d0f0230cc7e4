import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { FormCard } from '../fields/form-card.tsx'
import { useSettingsForm } from '../settings/use-form.ts'
import type { Outcome } from './data/change-access.ts'

type Props = { policy: { requireSecondFactor: boolean }; outcome: Outcome | undefined }

/** Sign-in rules for the whole team. */
export function StaffPolicyCard({ policy, outcome }: Props) {
  const t = useT()
  const form = useSettingsForm('staffPolicy', outcome)
  return (
    <FormCard
      title={t('security.policy.title')}
      text={t('security.policy.text')}
      intent="staffPolicy"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
    >
      <CheckBox
        name="requireSecondFactor"
        label={t('security.policy.require')}
        hint={t('security.policy.require.hint')}
        defaultChecked={policy.requireSecondFactor}
      />
    </FormCard>
  )
}
