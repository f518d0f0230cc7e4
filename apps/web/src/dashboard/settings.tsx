import { type ActionFunctionArgs, data, Link, useActionData, useLoaderData } from 'react-router'
import { useT } from '../lib/translate.tsx'
import { bringIntoView } from '../parts/bring-into-view.ts'
import { Page } from './frame/page.tsx'
import { usePageLink } from './page-link.ts'
import { AddressesPart } from './settings/addresses-part.tsx'
import { BookingPart } from './settings/booking-part.tsx'
import { BusinessPart } from './settings/business-part.tsx'
import { changeSettings, type SettingsOutcome } from './settings/change-settings.ts'
import { LimitsPart } from './settings/limits-part.tsx'
import type { PageData } from './settings/load-page.ts'
import { LocationPart } from './settings/location-part.tsx'
import { MessagesPart } from './settings/messages-part.tsx'
import { isForManagers, settingsParts } from './settings/parts.ts'
import { PaymentsPart } from './settings/payments-part.tsx'
import { RetentionPart } from './settings/retention-part.tsx'
import styles from './settings/settings.module.css'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'
export { loadPage as loader } from './settings/load-page.ts'

/** Handles the forms of all tabs. */
export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeSettings(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return data<SettingsOutcome>(outcome, { status: outcome.done ? 200 : 409 })
}

/** Revalidates after saving, not after a refusal. */
export const shouldRevalidate = (): boolean => true

const parts = {
  business: BusinessPart,
  region: LocationPart,
  booking: BookingPart,
  payments: PaymentsPart,
  limits: LimitsPart,
  addresses: AddressesPart,
  messages: MessagesPart,
  retention: RetentionPart,
}

export default function Settings() {
  const t = useT()
  const pageLink = usePageLink()
  const pageData = useLoaderData<PageData>()
  const outcome = useActionData<SettingsOutcome>()
  const Part = parts[pageData.part]
  return (
    <Page title={t('settings.title')}>
      <nav className={styles.tabs} aria-label={t('settings.parts')}>
        {settingsParts
          .filter((part) => (part === 'messages' ? pageData.canRead : pageData.canWrite || !isForManagers(part)))
          .map((part) => (
            <Link
              key={part}
              ref={bringIntoView}
              to={pageLink({ part: part === 'business' ? null : part, kind: null, in: null })}
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
