import type { services } from '@kalends/contract'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useRoot } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { addressIn, paths } from '../paths.ts'
import { AnchorButton, LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { loadAffectedBookings } from './data/load-affected.ts'
import { requirePermission } from './data/require-permission.ts'
import { Page } from './frame/page.tsx'
import { emptyDraft, toDraft } from './service/data/draft.ts'
import { loadEditorChoices, roomTypesById } from './service/data/load-editor.ts'
import { type Refused, saveService } from './service/data/save-service.ts'
import { loadRequests, settleRequests } from './service/data/settle-requests.ts'
import { Editor } from './service/editor.tsx'
import { RequestsSheet } from './service/requests-sheet.tsx'
import type { BookedAt, Known } from './service/section-props.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Permissions that settling requests requires. */
const settlePermissions = ['READ_BOOKINGS', 'MANAGE_BOOKINGS', 'MANAGE_SERVICES'] as const

/** Loads one service for the editor; without an id an empty draft. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const canChange = session.permissions.includes('MANAGE_SERVICES')
  requirePermission(session, 'MANAGE_SERVICES', 'READ_CATALOGUE')
  const { site, now } = context.get(requestContext)
  const serviceId = params['serviceId']
  if (!serviceId) requirePermission(session, 'MANAGE_SERVICES')
  const canRead = session.permissions.includes('READ_BOOKINGS')
  const asksRequests =
    url.searchParams.get('confirm') === 'requests' &&
    settlePermissions.every((one) => session.permissions.includes(one))
  const [choices, service, requests] = await Promise.all([
    loadEditorChoices(client),
    serviceId ? findService(client, serviceId) : undefined,
    serviceId && asksRequests ? loadRequests(client, serviceId, url) : null,
  ])
  const locationIds = choices.locations.slice(0, 1).map(({ id }) => id)
  const only = choices.staff.length === 1 ? choices.staff.map(({ id }) => id) : []
  const draft = service ? toDraft(service) : { ...emptyDraft, locations: locationIds, staff: only }
  return {
    choices,
    canChange,
    currency: site.currency,
    isSaved: url.searchParams.has('saved'),
    draft,
    known: shown(service),
    requests,
    zone: site.timeZone,
    booked: serviceId && canRead && canChange ? await countBookedAt(client, serviceId, draft.locations, now()) : [],
  }
}

/** Counts bookings at each location, shown when a location is removed. */
function countBookedAt(
  client: Client,
  serviceId: string,
  locationIds: readonly string[],
  now: number,
): Promise<BookedAt> {
  const at = (placeId: string) => ({
    'bookedEntity.item.slot.serviceId': serviceId,
    'bookedEntity.item.slot.location.id': placeId,
  })
  return Promise.all(
    locationIds.map(async (placeId) => ({ placeId, ...(await loadAffectedBookings(client, at(placeId), now)) })),
  )
}

/** The open service, beside its fields. */
type PageData = NonNullable<Known> & { name: string; hidden: boolean; slug: string }

function shown(service: Service | undefined): PageData | null {
  if (!service) return null
  const { id, revision, name, hidden, type, mainSlug } = service
  return {
    id: id ?? '',
    revision: revision ?? '',
    name: name ?? '',
    hidden: hidden === true,
    type: type ?? 'APPOINTMENT',
    slug: mainSlug?.name ?? '',
  }
}

type Client = Parameters<typeof loadEditorChoices>[0]
type Service = services.Service

async function findService(client: Client, serviceId: string): Promise<Service | undefined> {
  try {
    return (await client.services.getService({ serviceId })).service ?? undefined
  } catch (error) {
    if (isRefusal(error)) throw data(null, { status: 404 })
    throw error
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { client } = context.get(staffContext)
  const form = await request.formData()
  if (form.get('intent') === 'requests') return settleRequests(client, params['serviceId'] ?? '', form)
  const choices = await loadEditorChoices(client)
  const plans = choices.plans.map(({ id }) => id)
  const saved = await saveService(client, form, roomTypesById(choices.roomTypes), plans)
  if ('problem' in saved) return data<Refused>(saved, { status: 409 })
  const asks = saved.holdsRequests ? '&confirm=requests' : ''
  return redirect(`${dashboardPaths.editService(saved.id)}?saved=yes${asks}`, 303)
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function ServicePage() {
  const t = useT()
  const { basePath } = useRoot()
  const { known, draft, choices, canChange, currency, isSaved, booked, zone, requests } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()
  const bar = (
    <>
      {known && (
        <Chip tone={known.hidden ? 'plain' : 'ok'}>
          {t(known.hidden ? 'services.hidden.yes' : 'services.hidden.no')}
        </Chip>
      )}
      <LinkButton look="quiet" to={dashboardPaths.setUp('services')}>
        {t('services.all')}
      </LinkButton>
      {known && known.type !== 'APPOINTMENT' && (
        <LinkButton to={dashboardPaths.calendar({ new: 'yes', kind: 'session', service: known.id })}>
          {t('service.timetable')}
        </LinkButton>
      )}
      {known && (
        <AnchorButton href={addressIn(basePath, paths.offer({ type: known.type, slug: known.slug }))}>
          {t('service.view')}
        </AnchorButton>
      )}
    </>
  )
  return (
    <Page
      title={known?.name ?? t('services.new')}
      bar={bar}
      above={requests && <RequestsSheet requests={requests} zone={zone} />}
    >
      <Editor
        key={`${known?.id} ${known?.revision} ${refused ? 'refused' : ''}`}
        known={known}
        draft={refused?.draft ?? draft}
        refused={refused}
        isSaved={isSaved && !refused}
        choices={choices}
        booked={booked}
        zone={zone}
        currency={currency}
        canChange={canChange}
      />
    </Page>
  )
}
