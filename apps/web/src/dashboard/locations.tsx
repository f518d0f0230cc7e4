import { type ActionFunctionArgs, data, redirect, useActionData, useLoaderData } from 'react-router'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { RowLink } from '../ui/row-link.tsx'
import { SettleSheet } from './commitments/settle-sheet.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { Page } from './frame/page.tsx'
import { useListKeys } from './frame/use-list-keys.ts'
import { ArchiveSheet } from './locations/archive-sheet.tsx'
import { changeLocations, type LocationsOutcome } from './locations/change-locations.ts'
import type { PageData } from './locations/load-page.ts'
import { LocationDrawer } from './locations/location-drawer.tsx'
import styles from './locations/locations.module.css'
import { usePageLink } from './page-link.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'
export { loadPage as loader } from './locations/load-page.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeLocations(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  if (outcome.done && (outcome.intent === 'create' || outcome.intent === 'archive'))
    return redirect(`${dashboardPaths.setUp('locations')}?location=${outcome.id}`, 303)
  return data<LocationsOutcome>(outcome, { status: outcome.done || outcome.unanswered ? 200 : 409 })
}

export const shouldRevalidate = (): boolean => true

export default function Locations() {
  const t = useT()
  const pageLink = usePageLink()
  const pageData = useLoaderData<PageData>()
  const outcome = useActionData<LocationsOutcome>()
  const { locations, open, isNew, canWrite } = pageData
  const unanswered = outcome && !outcome.done ? outcome.unanswered : undefined
  useListKeys(null, pageLink({}))
  return (
    <Page
      title={t('nav.locations')}
      bar={
        canWrite && (
          <LinkButton
            to={pageLink({ new: '1', location: null })}
            look="filled"
            id="new-location"
            className={styles.new}
          >
            {t('locations.new')}
          </LinkButton>
        )
      }
      above={
        <>
          {open && pageData.archiving && !unanswered && (
            <ArchiveSheet open={open} question={pageData.archiving} zone={pageData.zone} />
          )}
          {unanswered && <SettleSheet unanswered={unanswered} submitLabel={t('commitments.save')} />}
        </>
      }
      drawer={(open || isNew) && <LocationDrawer key={open?.id ?? 'new'} pageData={pageData} outcome={outcome} />}
    >
      <ul className={styles.list}>
        {locations.map((location) => (
          <li key={location.id}>
            <RowLink
              to={pageLink({ location: location.id, new: null, confirm: null })}
              id={`row-${location.id}`}
              data-row
              className={styles.row}
              isOpen={location.id === open?.id}
              preventScrollReset
            >
              <span className={styles.names}>
                <b>{location.name}</b>
                <span className={styles.address}>{location.formattedAddress || t('locations.noAddress')}</span>
              </span>
              <span className={styles.state}>
                {location.default && <span className={styles.mark}>{t('locations.default')}</span>}
                {location.archived ? t('locations.archived') : location.status === 'INACTIVE' && t('locations.paused')}
              </span>
            </RowLink>
          </li>
        ))}
      </ul>
    </Page>
  )
}
