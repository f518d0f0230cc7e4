import { useMemo } from 'react'
import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { FormCard } from '../fields/form-card.tsx'
import { Drawer } from '../frame/drawer.tsx'
import { WeekSummary } from '../opening-hours/weekly-hours.tsx'
import { usePageLink } from '../page-link.ts'
import { ZoneQuestions } from '../zone-change/zone-questions.tsx'
import type { LocationsOutcome } from './change-locations.ts'
import type { PageData } from './load-page.ts'
import styles from './locations.module.css'

type Props = { pageData: PageData; outcome: LocationsOutcome | undefined }
type Open = NonNullable<PageData['open']>

/** The drawer of a location: details, hours and status; or a new location. */
export function LocationDrawer({ pageData, outcome }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const { open } = pageData
  const close = pageLink({ location: null, new: null, confirm: null })
  const links = useMemo(() => ({ close, before: null, after: null }), [close])
  const name = open?.name ?? t('locations.new')
  return (
    <Drawer
      name={name}
      id={open?.id ?? 'new'}
      rowId={(id) => (id === 'new' ? 'new-location' : `row-${id}`)}
      step={outcome ? null : ''}
      links={links}
      head={<h2>{name}</h2>}
      wide
    >
      <Words pageData={pageData} outcome={outcome} />
      {open && <Hours pageData={pageData} open={open} />}
      {open && pageData.canWrite && <Status pageData={pageData} open={open} outcome={outcome} />}
    </Drawer>
  )
}

function Words({ pageData: { open, canWrite, zone, zones }, outcome }: Props) {
  const t = useT()
  const intent = open ? 'save' : 'create'
  const mine = outcome?.intent === intent ? outcome : undefined
  const refused = mine && !mine.done ? mine : undefined
  const splitAddress = (name: string): string => {
    const part = open?.address[name]
    return typeof part === 'string' ? part : ''
  }
  const value = (name: string, stored: string | null | undefined) => refused?.values[name]?.[0] ?? stored ?? ''
  const isWrong = (name: string) => refused?.wrong.includes(name)
  // An address stored as parts or as one line appears in the street field.
  const street =
    splitAddress('addressLine') || (splitAddress('city') ? readStreet(open) : (open?.formattedAddress ?? ''))
  return (
    <FormCard
      title={t('locations.details')}
      intent={intent}
      submitLabel={t(open ? 'settings.save' : 'locations.create')}
      problem={refused?.code ? t(problemKey(refused.code)) : undefined}
      isSaved={mine?.done === true}
      readOnly={!canWrite}
    >
      {open && <input type="hidden" name="id" value={open.id} />}
      {open && <input type="hidden" name="revision" value={open.revision} />}
      <TextField
        name="name"
        label={t('locations.name')}
        defaultValue={value('name', open?.name)}
        maxLength={200}
        error={isWrong('name') ? t('locations.name.invalid') : undefined}
      />
      <TextField name="addressLine" label={t('locations.street')} defaultValue={value('addressLine', street)} />
      <div className={styles.pair}>
        <TextField
          name="postalCode"
          label={t('locations.postalCode')}
          defaultValue={value('postalCode', splitAddress('postalCode'))}
        />
        <TextField name="city" label={t('locations.city')} defaultValue={value('city', splitAddress('city'))} />
      </div>
      <TextField
        name="country"
        label={t('locations.country')}
        defaultValue={value('country', splitAddress('country'))}
      />
      <TextArea
        name="directions"
        label={t('locations.directions')}
        optional={t('settings.optional')}
        defaultValue={value('directions', open?.directions)}
        maxLength={2000}
      />
      <TextField
        name="phone"
        type="tel"
        label={t('settings.phone')}
        optional={t('settings.optional')}
        defaultValue={value('phone', open?.phone)}
        maxLength={50}
      />
      <TextField
        name="email"
        type="email"
        label={t('settings.email')}
        optional={t('settings.optional')}
        defaultValue={value('email', open?.email)}
        maxLength={320}
        error={isWrong('email') ? t('settings.email.invalid') : undefined}
      />
      <SelectField
        name="timeZone"
        label={t('locations.zone')}
        defaultValue={value('timeZone', open?.timeZone ?? zone)}
        error={isWrong('timeZone') ? t('settings.zone.invalid') : undefined}
      >
        {zones.map((one) => (
          <option key={one} value={one}>
            {one.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
      {refused?.zoneReview && <ZoneQuestions key={refused.zoneReview.newTimeZone} review={refused.zoneReview} />}
    </FormCard>
  )
}

function readStreet(open: PageData['open']): string {
  const { name, number } = (open?.address['streetAddress'] ?? {}) as { name?: string; number?: string }
  return [name, number].filter(Boolean).join(' ')
}

function Hours({ pageData: { hours }, open }: { pageData: PageData; open: Open }) {
  const t = useT()
  return (
    <section className={styles.hours} aria-label={t('nav.openingHours')}>
      <h2>{t('nav.openingHours')}</h2>
      {hours.isOwn ? null : <p>{t('locations.hours.followed', { name: hours.mainName })}</p>}
      <WeekSummary weekly={hours.weekly} />
      {!open.archived && (
        <ButtonRow className={styles.buttons}>
          <LinkButton to={`${dashboardPaths.setUp('opening-hours')}?location=${open.id}`}>
            {t('locations.hours.edit')}
          </LinkButton>
        </ButtonRow>
      )}
    </section>
  )
}

function Status({ pageData: { ahead }, open, outcome }: Props & { open: Open }) {
  const t = useT()
  const pageLink = usePageLink()
  const refused = outcome && !outcome.done && !['save', 'ask'].includes(outcome.intent) ? outcome : undefined
  const isActive = open.status === 'ACTIVE'
  if (open.archived)
    return (
      <section className={styles.status} aria-label={t('locations.status')}>
        <p>{t('locations.archived.text')}</p>
      </section>
    )
  return (
    <section className={styles.status} aria-label={t('locations.status')}>
      <h2>{t('locations.status')}</h2>
      <p>
        {t(open.default ? 'locations.status.default' : isActive ? 'locations.status.open' : 'locations.status.paused')}
      </p>
      <p>{t('locations.ahead', { count: ahead.total })}</p>
      {refused && <Alert>{t(problemKey(refused.code ?? ''))}</Alert>}
      {!open.default && (
        <ButtonRow className={styles.buttons}>
          {isActive && <LocationAction intent="default" open={open} words={t('locations.makeDefault')} />}
          <LocationAction
            intent={isActive ? 'pause' : 'open'}
            open={open}
            words={t(isActive ? 'locations.pause' : 'locations.open')}
          />
          <LinkButton to={pageLink({ confirm: 'archive' })} look="quietDanger" preventScrollReset>
            {t('locations.archive')}
          </LinkButton>
        </ButtonRow>
      )}
    </section>
  )
}

type ActionProps = { intent: string; open: Open; words: string }

function LocationAction({ intent, open, words }: ActionProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={open.id} />
      <input type="hidden" name="revision" value={open.revision} />
      <Button look="outline">{words}</Button>
    </Form>
  )
}

const problemKey = (code: string) => (code === 'REVISION_MISMATCH' ? 'locations.changed' : 'settings.refused')
