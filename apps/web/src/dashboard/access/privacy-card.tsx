import { useT } from '../../lib/translate.tsx'
import { Choice } from '../../ui/choice.tsx'
import { FormCard } from '../fields/form-card.tsx'
import { useSettingsForm } from '../settings/use-form.ts'
import type { Outcome } from './data/change-access.ts'
import { type Privacy, privacies } from './data/load-access.ts'

/** Settings for which members are visible, and to whom. */
export function PrivacyCard({ privacy, outcome }: { privacy: Privacy; outcome: Outcome | undefined }) {
  const t = useT()
  const form = useSettingsForm('privacy', outcome)
  return (
    <FormCard
      title={t('access.privacy.title')}
      text={t('access.privacy.text')}
      intent="privacy"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
    >
      <input type="hidden" name="defaultRevision" value={privacy.defaultRevision} />
      <input type="hidden" name="revision" value={privacy.revision} />
      <Choice
        legend={t('access.privacy.members')}
        name="members"
        value={form.value('members', privacy.members)}
        options={privacies.map((value) => ({ value, label: t(`access.privacy.members.${value}`) }))}
      />
      <Choice
        legend={t('access.privacy.visible')}
        name="visible"
        value={form.value('visible', privacy.visible)}
        options={(['MEMBERS', 'ALL'] as const).map((value) => ({ value, label: t(`access.privacy.visible.${value}`) }))}
      />
    </FormCard>
  )
}
