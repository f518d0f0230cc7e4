import { useState } from 'react'
import { useT } from '../../lib/translate.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import { PictureField } from '../fields/picture-field.tsx'
import type { SettingsOutcome } from './change-settings.ts'
import { ColorField } from './color-field.tsx'
import type { PageData } from './load-page.ts'
import { useSettingsForm } from './use-form.ts'

type Props = { pageData: PageData; outcome: SettingsOutcome | undefined }

/** Name, texts and appearance of the business. */
export function BusinessPart({ pageData, outcome }: Props) {
  return (
    <>
      <Words pageData={pageData} outcome={outcome} />
      <Look pageData={pageData} outcome={outcome} />
    </>
  )
}

function Words({ pageData: { settings, canWrite }, outcome }: Props) {
  const t = useT()
  const form = useSettingsForm('business', outcome)
  return (
    <FormCard
      title={t('settings.details.title')}
      text={t('settings.details.text')}
      intent="business"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
      readOnly={!canWrite}
    >
      <TextField
        name="name"
        label={t('settings.name')}
        defaultValue={form.value('name', settings.name)}
        maxLength={200}
        error={form.error('name', 'settings.name.invalid')}
      />
      <TextField
        name="tagline"
        label={t('settings.tagline')}
        optional={t('settings.optional')}
        hint={t('settings.tagline.hint')}
        defaultValue={form.value('tagline', settings.tagline)}
        maxLength={200}
      />
      <TextArea
        name="description"
        label={t('settings.description')}
        optional={t('settings.optional')}
        defaultValue={form.value('description', settings.description)}
        maxLength={2000}
        rows={4}
      />
      <TextField
        name="phone"
        type="tel"
        label={t('settings.phone')}
        optional={t('settings.optional')}
        defaultValue={form.value('phone', settings.phone)}
        maxLength={50}
      />
      <TextField
        name="email"
        type="email"
        label={t('settings.email')}
        optional={t('settings.optional')}
        hint={t('settings.email.hint')}
        defaultValue={form.value('email', settings.email)}
        maxLength={320}
        error={form.error('email', 'settings.email.invalid')}
      />
      <TextField
        name="address"
        label={t('settings.address')}
        optional={t('settings.optional')}
        hint={t('settings.address.hint')}
        defaultValue={form.value('address', settings.address)}
        maxLength={500}
      />
    </FormCard>
  )
}

function Look({ pageData: { settings, canWrite }, outcome }: Props) {
  const t = useT()
  const form = useSettingsForm('look', outcome)
  const [logo, setLogo] = useState(form.value('logoUrl', settings.logoUrl))
  return (
    <FormCard
      title={t('settings.look.title')}
      text={t('settings.look.text')}
      intent="look"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
      readOnly={!canWrite}
    >
      <ColorField
        name="brandColor"
        value={form.value('brandColor', settings.brandColor)}
        error={form.error('brandColor', 'settings.color.invalid')}
        business={settings.name}
        logo={logo}
      />
      <PictureField
        name="logoUrl"
        label={t('settings.logo')}
        hint={t('settings.logo.hint')}
        value={form.value('logoUrl', settings.logoUrl)}
        onChange={setLogo}
      />
      <PictureField
        name="coverUrl"
        label={t('settings.cover')}
        hint={t('settings.cover.hint')}
        value={form.value('coverUrl', settings.coverUrl)}
        shape="cover"
      />
    </FormCard>
  )
}
