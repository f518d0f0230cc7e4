import { useState } from 'react'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import card from '../fields/form-card.module.css'
import { FormCard } from '../fields/form-card.tsx'
import { describeRefusal } from '../mail/describe-refusal.ts'
import type { SettingsOutcome } from './change-settings.ts'
import type { PageData } from './load-page.ts'
import { useSettingsForm } from './use-form.ts'

type MailServer = NonNullable<PageData['mailServer']>
type Props = { server: MailServer; email: string; outcome: SettingsOutcome | undefined }

const securities = ['TLS', 'STARTTLS', 'NONE'] as const
/** The usual port of each kind of encryption. */
const usualPorts: Record<string, string> = { TLS: '465', STARTTLS: '587', NONE: '25' }

/** Host, sign-in and sender of the mail server, for the owner; or who has set it. */
export function MailServerCard({ server, email, outcome }: Props) {
  const t = useT()
  if (server.canChange) return <MailServerForm server={server} email={email} outcome={outcome} />
  return (
    <section className={card.card} aria-label={t('mail.server.title')}>
      <h2>{t('mail.server.title')}</h2>
      <p className={card.text}>
        {t(server.setBy === 'ENVIRONMENT' ? 'mail.server.environment' : 'mail.server.operator')}
      </p>
    </section>
  )
}

function MailServerForm({ server: { settings }, email, outcome }: Props) {
  const t = useT()
  const form = useSettingsForm('mailServer', outcome)
  const [security, setSecurity] = useState(form.value('security', settings?.security ?? 'TLS'))
  const [port, setPort] = useState(form.value('port', settings?.port ?? usualPorts['TLS']))
  const choose = (value: string): void => {
    setSecurity(value)
    if (Object.values(usualPorts).includes(port)) setPort(usualPorts[value] ?? port)
  }
  const refused = outcome?.intent === 'mailServer' && !outcome.done ? outcome.mail : undefined
  return (
    <FormCard
      title={t('mail.server.title')}
      text={t(settings ? 'mail.server.text' : 'mail.server.none')}
      intent="mailServer"
      submitLabel={t('mail.server.save')}
      problem={refused ? `${t('mail.server.notSaved')} ${describeRefusal(t, refused)}` : form.problem}
      isSaved={form.isSaved}
      more={
        settings && (
          <Button name="command" value="remove" formNoValidate>
            {t('mail.server.remove')}
          </Button>
        )
      }
    >
      <TextField
        label={t('mail.server.host')}
        name="host"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={253}
        defaultValue={form.value('host', settings?.host)}
        error={form.error('host', 'mail.server.host.invalid')}
      />
      <SelectField
        label={t('mail.server.security')}
        name="security"
        value={security}
        onChange={({ target }) => choose(target.value)}
        error={form.error('security', 'mail.server.security.invalid')}
      >
        {securities.map((value) => (
          <option key={value} value={value}>
            {t(`mail.server.security.${value}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('mail.server.port')}
        name="port"
        inputMode="numeric"
        dir="ltr"
        value={port}
        onChange={({ target }) => setPort(target.value)}
        maxLength={5}
        error={form.error('port', 'mail.server.port.invalid')}
      />
      <TextField
        label={t('mail.server.user')}
        name="user"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={320}
        defaultValue={form.value('user', settings?.user)}
        error={form.error('user', 'mail.server.user.invalid')}
      />
      <TextField
        label={t('mail.server.password')}
        name="password"
        type="password"
        dir="ltr"
        autoComplete="new-password"
        maxLength={500}
        hint={settings?.user ? t('mail.server.password.kept') : t('mail.server.password.hint')}
        error={form.error('password', 'mail.server.password.invalid')}
      />
      <TextField
        label={t('mail.server.sender')}
        name="sender"
        type="email"
        dir="ltr"
        maxLength={320}
        hint={t('mail.server.sender.hint')}
        defaultValue={form.value('sender', settings?.sender ?? email)}
        error={form.error('sender', 'settings.email.invalid')}
      />
    </FormCard>
  )
}
