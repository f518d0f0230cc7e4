import { useState } from 'react'
import { Link } from 'react-router'
import type { MessageKey } from '../../lib/messages/store.ts'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import { describeRefusal } from '../mail/describe-refusal.ts'
import { usePageLink } from '../page-link.ts'
import { useBusiness } from '../use-business.ts'
import type { SettingsOutcome } from './change-settings.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import type { PageData } from './load-page.ts'
import { MailServerCard } from './mail-server-card.tsx'
import { MoreMessagesCard } from './more-messages-card.tsx'
import { SenderDomainCard } from './sender-domain-card.tsx'
import styles from './settings.module.css'
import { useSettingsForm } from './use-form.ts'

type Props = { pageData: PageData; outcome: SettingsOutcome | undefined }
type Template = PageData['templates'][number]

/** Subject and text of each message in each language, and a test of the mail server. */
export function MessagesPart({ pageData, outcome }: Props) {
  const { templates } = pageData
  const { sendsEmail } = useBusiness()
  const kinds = [...new Set(templates.map(({ kind }) => kind))]
  const languages = [...new Set(templates.map(({ language }) => language))]
  const kind = kinds.find((one) => one === pageData.pageData.kind) ?? kinds[0]
  const language = languages.find((one) => one === pageData.pageData.language) ?? languages[0]
  const template = templates.find((one) => one.kind === kind && one.language === language)
  return (
    <>
      {template && (
        <>
          <Choices
            names={pageData.lists.languages}
            kinds={kinds}
            languages={languages}
            template={template}
            templates={templates}
          />
          <Words
            key={`${kind} ${language} ${template.custom}`}
            template={template}
            pageData={pageData}
            outcome={outcome}
          />
        </>
      )}
      <MoreMessagesCard pageData={pageData} outcome={outcome} />
      {pageData.mailServer && (
        <MailServerCard
          key={pageData.mailServer.setBy}
          server={pageData.mailServer}
          email={pageData.email}
          outcome={outcome}
        />
      )}
      {sendsEmail && pageData.sender && (
        <SenderDomainCard sender={pageData.sender} zone={pageData.settings.timeZone} outcome={outcome} />
      )}
      {pageData.canWrite && <TestMail pageData={pageData} outcome={outcome} />}
    </>
  )
}

type ChoicesProps = {
  names: PageData['lists']['languages']
  kinds: string[]
  languages: string[]
  template: Template
  templates: readonly Template[]
}

function Choices({ names, kinds, languages, template, templates }: ChoicesProps) {
  const t = useT()
  const pageLink = usePageLink()
  const isOwn = (kind: string) =>
    templates.some((one) => one.kind === kind && one.language === template.language && one.custom)
  return (
    <div className={styles.choices}>
      <nav aria-label={t('settings.messages.template')}>
        {kinds.map((kind) => (
          <Link
            key={kind}
            to={pageLink({ kind })}
            aria-current={kind === template.kind ? 'true' : undefined}
            preventScrollReset
          >
            {t(`settings.kind.${kind}` as MessageKey)}
            {isOwn(kind) && <span className={styles.own}>{t('settings.messages.own')}</span>}
          </Link>
        ))}
      </nav>
      {languages.length > 1 && (
        <nav aria-label={t('common.language')}>
          {languages.map((language) => (
            <Link
              key={language}
              to={pageLink({ in: language })}
              aria-current={language === template.language ? 'true' : undefined}
              preventScrollReset
            >
              {names.find(({ tag }) => tag === language)?.name ?? language}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

function Words({ template, pageData: { settings, canWrite }, outcome }: Props & { template: Template }) {
  const t = useT()
  const form = useSettingsForm('template', outcome)
  const [subject, setSubject] = useState(form.value('subject', template.subject))
  const [text, setText] = useState(form.value('text', template.text))
  const title = t(`settings.kind.${template.kind}` as MessageKey)
  const fill = (text: string) => fillPlaceholders(text, settings.name, template.language)
  return (
    <FormCard
      title={title}
      text={t('settings.messages.text')}
      intent="template"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
      readOnly={!canWrite}
      more={
        template.custom && (
          <Button name="command" value="reset">
            {t('settings.messages.reset')}
          </Button>
        )
      }
    >
      <input type="hidden" name="kind" value={template.kind} />
      <input type="hidden" name="language" value={template.language} />
      <TextField
        name="subject"
        lang={template.language}
        dir="auto"
        label={t('settings.messages.subject')}
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
        maxLength={200}
        error={form.error('subject', 'settings.messages.invalid')}
      />
      <TextArea
        name="text"
        lang={template.language}
        dir="auto"
        rows={8}
        label={t('settings.messages.body')}
        hint={t('settings.messages.placeholders', { list: template.placeholders.map((name) => `{${name}}`).join(' ') })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={5000}
        error={form.error('text', 'settings.messages.invalid')}
      />
      <section className={styles.letter} aria-label={t('settings.messages.preview')}>
        <p className={styles.note}>{t('settings.messages.preview')}</p>
        <p className={styles.subject} lang={template.language} dir="auto">
          {fill(subject)}
        </p>
        {fill(text)
          .split(/\n\s*\n/)
          .map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
            <p key={index} className={index === 0 ? styles.heading : undefined} lang={template.language} dir="auto">
              {paragraph}
            </p>
          ))}
      </section>
    </FormCard>
  )
}

function TestMail({ pageData: { email, isOwner }, outcome }: Props) {
  const t = useT()
  const { sendsEmail } = useBusiness()
  const form = useSettingsForm('test', outcome)
  const test = outcome?.intent === 'test' && outcome.done ? outcome.test : undefined
  if (!sendsEmail) return isOwner ? null : <p className={styles.note}>{t('mail.server.ask')}</p>
  return (
    <FormCard
      title={t('settings.test.title')}
      text={t('settings.test.text')}
      intent="test"
      submitLabel={t('settings.test.button')}
      problem={form.problem ?? (test?.problem ? describeRefusal(t, { ...test, answer: test.problem }) : undefined)}
    >
      <TextField
        name="to"
        type="email"
        label={t('settings.test.to')}
        defaultValue={form.value('to', email)}
        maxLength={320}
        error={form.error('to', 'settings.email.invalid')}
      />
      <p role="status" className={styles.note}>
        {test?.sent && t('settings.test.sent')}
      </p>
    </FormCard>
  )
}
