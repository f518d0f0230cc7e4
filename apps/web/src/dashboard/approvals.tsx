import { useEffect, useRef } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router'
import { focusHeading } from '../lib/focus.ts'
import { useLive } from '../lib/live.ts'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { answerRequest, type Outcome } from './approvals/act.ts'
import styles from './approvals/approvals.module.css'
import { Card } from './approvals/card.tsx'
import { loadQueue } from './approvals/load.ts'
import { Notice } from './approvals/notice.tsx'
import { OfferForm } from './approvals/offer-form.tsx'
import { useAnswerKeys } from './approvals/use-answer-keys.ts'
import { dashboardPaths } from './dashboard-paths.ts'
import { chooseKey, refuseForm } from './fields/form-key.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { useListKeys } from './frame/use-list-keys.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the booking requests that wait for approval. */
export async function loader({ context, url: { searchParams: search } }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const { site, now, origin, basePath } = context.get(requestContext)
  const queue = await loadQueue(client, search, now(), site.timeZone)
  const canAnswer = session.permissions.includes('MANAGE_BOOKINGS')
  return { ...queue, canAnswer, zone: site.timeZone, address: `${origin}${basePath}` }
}

export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<Outcome | ReturnType<typeof data<Outcome>>> {
  const outcome = await answerRequest(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return outcome.problem ? refuseForm<Outcome>(outcome) : outcome
}

/** Also revalidates after a refused answer: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Approvals() {
  const t = useT()
  const { requests, offer, key, now, zone, address, canAnswer } = useLoaderData<typeof loader>()
  const fetcher = useFetcher<Outcome>()
  const sent = useActionData<Outcome>()
  const outcome = fetcher.data ?? sent
  const { revalidate } = useRevalidator()
  useLive(() => void revalidate())
  useAnswerKeys()
  useListKeys(null, '')
  useAfterAnswer(fetcher.data, offer?.id)
  const offered = requests.find(({ id }) => id === offer?.id)
  return (
    <Page
      title={t('approvals.title')}
      bar={<LinkButton to={dashboardPaths.bookings()}>{t('approvals.all')}</LinkButton>}
    >
      <div className={styles.page}>
        {outcome && <Notice outcome={outcome} fetcher={fetcher} />}
        {offered && offer && (
          <OfferForm
            request={offered}
            offer={offer}
            fetcher={fetcher}
            zone={zone}
            sendKey={chooseKey(key, outcome)}
            address={address}
          />
        )}
        {requests.length > 0 && (
          <>
            <p className={styles.count}>
              {t('approvals.count', { count: requests.length })} <span>{t('approvals.keys')}</span>
            </p>
            <ol className={styles.queue}>
              {requests.map((request) => (
                <Card
                  key={request.id}
                  request={request}
                  fetcher={fetcher}
                  zone={zone}
                  now={now}
                  sendKey={chooseKey(key, outcome)}
                  canAnswer={canAnswer}
                />
              ))}
            </ol>
          </>
        )}
      </div>
      {requests.length === 0 && <Nothing>{t('approvals.none')}</Nothing>}
    </Page>
  )
}

/** After an answer the request leaves the list: focuses the next one and closes the form with other times. */
function useAfterAnswer(outcome: Outcome | undefined, offering: string | undefined): void {
  const navigate = useNavigate()
  const handled = useRef<Outcome>(undefined)
  useEffect(() => {
    if (!outcome || outcome.problem || handled.current === outcome) return
    handled.current = outcome
    if (offering === outcome.bookingId)
      void navigate(dashboardPaths.approvals(), { replace: true, preventScrollReset: true })
    const next = document.querySelector<HTMLElement>('[data-card] a[data-row]')
    if (next) next.focus()
    else focusHeading(document.querySelector('main h1'))
  }, [outcome, offering, navigate])
}
