import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { loadAffectedBookings } from './data/load-affected.ts'
import { requirePermission } from './data/require-permission.ts'
import { ListSearch } from './frame/list-search.tsx'
import { Page } from './frame/page.tsx'
import { Toast } from './frame/toast.tsx'
import { useToast } from './frame/use-toast.ts'
import { usePageLink } from './page-link.ts'
import { changeServices, type Outcome } from './services/data/change-services.ts'
import { isNarrowed, isOrderable, readServiceFilters } from './services/data/filters.ts'
import { loadServices } from './services/data/load-services.ts'
import { DeleteSheet } from './services/delete-sheet.tsx'
import { Filters } from './services/filters.tsx'
import { ServiceList } from './services/service-list.tsx'
import { servicesToast } from './services/services-toast.ts'
import { Trash } from './services/trash.tsx'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads services by category. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const { now, site } = context.get(requestContext)
  const filters = readServiceFilters(url.searchParams)
  const [list, affected, trash] = await Promise.all([
    loadServices(client, filters),
    filters.confirming === 'delete' && filters.ids.length > 0 && session.permissions.includes('READ_BOOKINGS')
      ? loadAffectedBookings(client, { 'bookedEntity.item.slot.serviceId': { $in: filters.ids } }, now())
      : { affected: [], total: 0 },
    filters.trash ? client.services.listDeletedServices({}) : { services: [] },
  ])
  const canChange = session.permissions.includes('MANAGE_SERVICES')
  return { ...list, filters, affected, trash: trash.services, canChange, zone: site.timeZone }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeServices(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return 'problem' in outcome ? data<Outcome>(outcome, { status: 409 }) : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Services() {
  const t = useT()
  const pageLink = usePageLink()
  const { rows, next, choices, filters, affected, trash, canChange, zone } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => servicesToast(t, done))
  const isDeleted = outcome?.action === 'delete' && !('problem' in outcome)
  const isConfirming = filters.confirming === 'delete' && filters.ids.length > 0 && canChange && !isDeleted
  const bar = (
    <>
      <ListSearch name="search" value={filters.search || null} label={t('services.find')} />
      {canChange && (
        <LinkButton look="quiet" to={pageLink({ trash: filters.trash ? null : '1', confirm: null, id: null })}>
          {t(filters.trash ? 'services.trash.close' : 'services.trash')}
        </LinkButton>
      )}
      {canChange && (
        <LinkButton look="filled" to={dashboardPaths.newService()}>
          {t('services.new')}
        </LinkButton>
      )}
    </>
  )
  return (
    <Page title={t('nav.services')} bar={bar} above={<Toast {...toast} />}>
      {filters.trash && <Trash services={trash} zone={zone} />}
      <Filters filters={filters} choices={choices} />
      <ServiceList
        rows={rows}
        choices={choices}
        isNarrowed={isNarrowed(filters)}
        isOrderable={isOrderable(filters)}
        canChange={canChange}
        outcome={outcome}
        next={next ? pageLink({ cursor: next }) : null}
      />
      {isConfirming && (
        <DeleteSheet chosen={rows.filter(({ id }) => filters.ids.includes(id))} {...affected} zone={zone} />
      )}
    </Page>
  )
}
