import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { languages } from '../lib/preferences.ts'
import { useT } from '../lib/translate.tsx'
import { bringIntoView } from '../parts/bring-into-view.ts'
import { currencyList, languageList, zoneList } from './fields/lists.ts'
import { Page } from './frame/page.tsx'
import { useHere } from './here.ts'
import { AddressesPart } from './settings/addresses-part.tsx'
import { BookingPart } from './settings/booking-part.tsx'
import { BusinessPart } from './settings/business-part.tsx'
import { changeSettings, type SettingsOutcome } from './settings/change-settings.ts'
import { LimitsPart } from './settings/limits-part.tsx'
import { loadGender } from './settings/load-gender.ts'
import { LocationPart } from './settings/location-part.tsx'
import { MessagesPart } from './settings/messages-part.tsx'
import { readPart, settingsParts } from './settings/parts.ts'
import styles from './settings/settings.module.css'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the business's settings; message texts only on their tab. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  if (!session.permissions.includes('READ_CATALOGUE')) throw data(null, { status: 403 })
  const { language } = context.get(requestContext)
  const part = readPart(url.searchParams)
  const canRead = session.permissions.includes('READ_MESSAGES')
  const { settings } = await client.sites.getSiteSettings({})
  const withMessages = part === 'messages' && canRead
  return {
    settings,
    part,
    email: session.email,
    canRead,
    gender: part === 'booking' ? await loadGender(client) : undefined,
    canWrite: session.permissions.includes('MANAGE_SETTINGS'),
    isOwner: session.role === 'owner',
    templates: withMessages ? (await client.notifications.listMessageTemplates({})).templates : [],
    mailServer: withMessages ? (await client.notifications.queryMessages({ limit: 1 })).mailServer : false,
    lists: {
      zones: part === 'place' ? zoneList(settings.timeZone) : [],
      currencies: part === 'place' ? currencyList(language) : [],
      languages: languageList(language, [...languages, ...settings.languages]),
    },
    pageData: { kind: url.searchParams.get('kind'), language: url.searchParams.get('in') },
  }
}

/** Handles the forms of all tabs. */
export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeSettings(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return data<SettingsOutcome>(outcome, { status: outcome.done ? 200 : 409 })
}

/** Revalidates after saving, not after a refusal. */
export const shouldRevalidate = (): boolean => true

export type PageData = ReturnType<typeof useLoaderData<typeof loader>>

const parts = {
  business: BusinessPart,
  place: LocationPart,
  booking: BookingPart,
  limits: LimitsPart,
  addresses: AddressesPart,
  messages: MessagesPart,
}

export default function Settings() {
  const t = useT()
  const here = useHere()
  const pageData = useLoaderData<typeof loader>()
  const outcome = useActionData<SettingsOutcome>()
  const Part = parts[pageData.part]
  return (
    <Page title={t('settings.title')}>
      <nav className={styles.tabs} aria-label={t('settings.parts')}>
        {settingsParts
          .filter((part) => part !== 'messages' || pageData.canRead)
          .map((part) => (
            <Link
              key={part}
              ref={bringIntoView}
              to={here({ part: part === 'business' ? null : part, kind: null, in: null })}
              aria-current={part === pageData.part ? 'page' : undefined}
              preventScrollReset
            >
              {t(`settings.part.${part}`)}
            </Link>
          ))}
      </nav>
      <Part key={pageData.part} pageData={pageData} outcome={outcome} />
    </Page>
  )
}
