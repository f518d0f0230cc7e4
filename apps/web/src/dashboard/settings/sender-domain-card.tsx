import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CopyField } from '../fields/copy-field.tsx'
import card from '../fields/form-card.module.css'
import { FormCard } from '../fields/form-card.tsx'
import type { SettingsOutcome } from './change-settings.ts'
import type { PageData } from './load-page.ts'
import styles from './settings.module.css'
import { useSettingsForm } from './use-form.ts'

type Sender = NonNullable<PageData['sender']>
type Props = { sender: Sender; zone: string; outcome: SettingsOutcome | undefined }
type DnsRecord = NonNullable<Sender['senderDomain']>['records'][number]

/** Sends from the business's own address, once its domain has the records that are shown here. */
export function SenderDomainCard({ sender: { emailDomain, senderDomain }, zone, outcome }: Props) {
  const t = useT()
  const formats = useFormats()
  const form = useSettingsForm('senderDomain', outcome)
  const isOther = senderDomain !== null && senderDomain.domain !== emailDomain
  if (emailDomain === null)
    return (
      <section className={card.card} aria-label={t('mail.sender.title')}>
        <h2>{t('mail.sender.title')}</h2>
        <p className={card.text}>{t('mail.sender.noEmail')}</p>
      </section>
    )
  if (!senderDomain || isOther)
    return (
      <FormCard
        title={t('mail.sender.title')}
        text={t(isOther ? 'mail.sender.other' : 'mail.sender.text', { domain: emailDomain })}
        intent="senderDomain"
        submitLabel={t('mail.sender.start')}
        problem={form.problem}
      >
        <input type="hidden" name="step" value="create" />
      </FormCard>
    )
  const { domain, verified, checkedDate, records } = senderDomain
  return (
    <FormCard
      title={t('mail.sender.title')}
      text={t('mail.sender.records', { domain })}
      intent="senderDomain"
      submitLabel={t('mail.sender.check')}
      problem={form.error('dns', 'mail.sender.unavailable') ?? form.problem}
      more={
        <Button name="command" value="remove">
          {t('mail.sender.remove')}
        </Button>
      }
    >
      <input type="hidden" name="step" value="check" />
      <Alert tone={verified ? 'ok' : 'warn'} role="status">
        {t(verified ? 'mail.sender.verified' : 'mail.sender.unverified', { domain })}
      </Alert>
      {records.map((record) => (
        <RecordFields key={record.purpose} record={record} />
      ))}
      {checkedDate && (
        <p className={styles.note}>{t('mail.sender.checked', { when: formats.moment(checkedDate, zone) })}</p>
      )}
    </FormCard>
  )
}

function RecordFields({ record: { purpose, name, value, state } }: { record: DnsRecord }) {
  const t = useT()
  return (
    <section className={styles.dnsRecord} aria-label={t(`mail.sender.${purpose}`)}>
      <h3>{t(`mail.sender.${purpose}`)}</h3>
      <p className={styles.note}>
        <Icon name={state === 'FOUND' ? 'check' : state === 'UNCHECKED' ? 'clock' : 'warning'} size={16} />{' '}
        {t(`mail.sender.state.${state}`)}
      </p>
      <CopyField label={t('mail.sender.name')} value={name} />
      <CopyField label={t('mail.sender.value')} value={value} />
    </section>
  )
}
