import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { loadTouched } from './data/load-touched.ts'
import { Find } from './frame/find.tsx'
import { Page } from './frame/page.tsx'
import { Toast } from './frame/toast.tsx'
import { useToast } from './frame/use-toast.ts'
import { useHere } from './here.ts'
import { changeServices, type Outcome } from './services/data/change-services.ts'
import { loadServices } from './services/data/load-services.ts'
import { isNarrowed, isOrderable, wishFrom } from './services/data/wish.ts'
import { DeleteSheet } from './services/delete-sheet.tsx'
import { Filters } from './services/filters.tsx'
import { ServiceList } from './services/service-list.tsx'
import { servicesToast } from './services/services-toast.ts'
import { Trash } from './services/trash.tsx'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Everything that can be booked, under its headings. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  if (!session.permissions.includes('READ_CATALOGUE')) throw data(null, { status: 403 })
  const { now, site } = context.get(requestContext)
  const wish = wishFrom(url.searchParams)
  const [list, touched, trash] = await Promise.all([
    loadServices(client, wish),
    wish.ask === 'delete' && wish.ids.length > 0 && session.permissions.includes('READ_BOOKINGS')
      ? loadTouched(client, { 'bookedEntity.item.slot.serviceId': { $in: wish.ids } }, now())
      : { touched: [], total: 0 },
    wish.trash ? client.services.listDeletedServices({}) : { services: [] },
  ])
  const mayChange = session.permissions.includes('MANAGE_SERVICES')
  return { ...list, wish, touched, trash: trash.services, mayChange, zone: site.timeZone }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeServices(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return 'problem' in outcome ? data<Outcome>(outcome, { status: 409 }) : outcome
}

/** What was refused too leaves another picture than the one on the page. */
export const shouldRevalidate = (): boolean => true

export default function Services() {
  const t = useT()
  const here = useHere()
  const { rows, next, choices, wish, touched, trash, mayChange, zone } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => servicesToast(t, done))
  const isDeleted = outcome?.did === 'delete' && !('problem' in outcome)
  const asks = wish.ask === 'delete' && wish.ids.length > 0 && mayChange && !isDeleted
  const bar = (
    <>
      <Find name="search" value={wish.search || null} label={t('services.find')} />
      {mayChange && (
        <LinkButton look="quiet" to={here({ trash: wish.trash ? null : '1', ask: null, id: null })}>
          {t(wish.trash ? 'services.trash.close' : 'services.trash')}
        </LinkButton>
      )}
      {mayChange && (
        <LinkButton look="filled" to={dashboardPaths.newService()}>
          {t('services.new')}
        </LinkButton>
      )}
    </>
  )
  return (
    <Page title={t('nav.services')} bar={bar} above={<Toast {...toast} />}>
      {wish.trash && <Trash services={trash} zone={zone} />}
      <Filters wish={wish} choices={choices} />
      <ServiceList
        rows={rows}
        choices={choices}
        isNarrowed={isNarrowed(wish)}
        isOrderable={isOrderable(wish)}
        mayChange={mayChange}
        outcome={outcome}
        next={next ? here({ cursor: next }) : null}
      />
      {asks && <DeleteSheet chosen={rows.filter(({ id }) => wish.ids.includes(id))} {...touched} zone={zone} />}
    </Page>
  )
}
