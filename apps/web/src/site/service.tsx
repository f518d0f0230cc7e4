import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { wholeAddresses } from '../lib/address.ts'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { PageMessages, useT } from '../lib/translate.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { StructuredData } from '../parts/structured-data.tsx'
import { paths } from '../paths.ts'
import { loadIncludedIn } from './data/plans.ts'
import { redirectToMainSlug } from './data/redirect-to-main-slug.ts'
import { loadService } from './data/service.ts'
import { serviceFacts } from './data/service-facts.ts'
import { Breadcrumbs } from './service/breadcrumbs.tsx'
import { ChooseLocation } from './service/choose-location.tsx'
import { Days } from './service/days.tsx'
import { namedChoices } from './service/named-choices.ts'
import { NotBookable } from './service/not-bookable.tsx'
import styles from './service/service.module.css'
import { ServiceDescription } from './service/service-description.tsx'
import { ServiceSummary } from './service/service-summary.tsx'
import { Times } from './service/times.tsx'
import { useChoice } from './service/use-choice.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const data = await loadService(page, params.slug ?? '', new URL(request.url).searchParams)
  if (!data) throw new Response(null, { status: 404 })
  if ('elsewhere' in data)
    throw redirect(data.elsewhere === 'CLASS' ? paths.class(data.slug) : paths.course(data.slug), 301)
  redirectToMainSlug(data.service, params.slug ?? '', paths.service, request)
  const [choices, includedIn] = await Promise.all([
    namedChoices(page, data.choices),
    loadIncludedIn(page, data.service.id),
  ])
  const facts = serviceFacts(wholeAddresses(page), data.service, page.site.name)
  const messages = await loadPageMessages(page.language, 'extras', 'chooseLocation')
  const closed = data.service.payable ? null : await loadPageMessages(page.language, 'notBookable')
  return { ...data, messages, choices, includedIn, facts, closed }
}

/** Selecting a time only changes the URL. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const without = (url: URL): string => {
    const parameters = new URLSearchParams(url.search)
    parameters.delete('time')
    return `${url.pathname}?${parameters}`
  }
  const onlyTheTime = currentUrl.search !== nextUrl.search && without(currentUrl) === without(nextUrl)
  return onlyTheTime ? false : defaultShouldRevalidate
}

/** The page of an appointment: what it is, and its times. */
export default function Service() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <PageMessages messages={messages}>
      <ServicePage />
    </PageMessages>
  )
}

function ServicePage() {
  const data = useLoaderData<typeof loader>()
  const t = useT()
  const site = useSite()
  const choice = useChoice(data)
  return (
    <main id="main" className={styles.page}>
      <PageHead
        title={t('site.service.title', { service: data.service.name, site: site.name })}
        path={paths.offer(data.service)}
        description={data.service.tagline}
        picture={data.service.photoUrl}
        search={data.service.search}
      />
      <StructuredData data={data.facts} />
      <Breadcrumbs name={data.service.name} />
      <div className={`k-raised-card ${styles.panel}`}>
        <ServiceSummary data={data} choice={choice} />
        {data.closed && <NotBookable messages={data.closed} />}
        {!data.closed && data.needsLocation && <ChooseLocation data={data} choice={choice} />}
        {!data.closed && !data.needsLocation && (
          <>
            <Days data={data} choice={choice} />
            <Times data={data} choice={choice} />
          </>
        )}
      </div>
      <ServiceDescription data={data} includedIn={data.includedIn} />
    </main>
  )
}
