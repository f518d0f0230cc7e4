import { useT } from '../../lib/translate.tsx'
import { AnchorButton, Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import type { SettingsOutcome } from './change-settings.ts'
import type { PageData } from './load-page.ts'
import styles from './settings.module.css'
import { useSettingsForm } from './use-form.ts'

type Props = { pageData: PageData; outcome: SettingsOutcome | undefined }

/** The base URL of links in messages. A new one is used only after its confirmation link was opened there. */
export function LinkAddressCard({ pageData: { settings, isOwner }, outcome }: Props) {
  const t = useT()
  const form = useSettingsForm('linkAddress', outcome)
  const isSetByOperator = settings.operatorUrl !== null
  const isReadOnly = isSetByOperator || !isOwner
  return (
    <FormCard
      title={t('settings.addresses.title')}
      text={t(isSetByOperator ? 'settings.url.operator' : isOwner ? 'settings.addresses.text' : 'settings.url.owner')}
      intent="linkAddress"
      submitLabel={t(settings.pendingUrl === null ? 'settings.save' : 'settings.url.renew')}
      problem={form.problem}
      isSaved={form.isSaved && settings.pendingUrl === null}
      readOnly={isReadOnly}
      more={
        settings.pendingUrl !== null && (
          <Button name="command" value="cancel" formNoValidate>
            {t('settings.url.cancel')}
          </Button>
        )
      }
    >
      {settings.pendingUrl !== null && !isSetByOperator && (
        <Pending
          url={settings.pendingUrl}
          link={outcome?.intent === 'linkAddress' && outcome.done ? outcome.confirmationLink : undefined}
          current={settings.confirmedUrl}
        />
      )}
      <input type="hidden" name="current" value={settings.confirmedUrl ?? ''} />
      <TextField
        name="confirmedUrl"
        type="url"
        dir="ltr"
        label={t('settings.url')}
        optional={t('settings.optional')}
        hint={t('settings.url.hint')}
        placeholder="https://book.example.org"
        defaultValue={form.value('confirmedUrl', settings.operatorUrl ?? settings.pendingUrl ?? settings.confirmedUrl)}
        maxLength={2000}
        error={form.error('confirmedUrl', 'settings.url.invalid')}
      />
    </FormCard>
  )
}

/** The steps left before the new base URL is used. The link is shown once: only its hash is stored. */
function Pending({ url, link, current }: { url: string; link: string | null | undefined; current: string | null }) {
  const t = useT()
  return (
    <div className={styles.pending} role="status">
      <strong>{t('settings.url.pending', { url })}</strong>
      <p>
        {t(current === null ? 'settings.url.pending.none' : 'settings.url.pending.text', { current: current ?? '' })}
      </p>
      {link ? (
        <AnchorButton href={link} target="_blank" rel="noreferrer">
          {t('settings.url.open')}
        </AnchorButton>
      ) : (
        <p>{t('settings.url.pending.once')}</p>
      )}
    </div>
  )
}
