import { type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import { wholeAddresses } from '../lib/address.ts'
import { loadFrontEndPages } from '../lib/front-end-pages.ts'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { PageMessages, useT } from '../lib/translate.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { StructuredData } from '../parts/structured-data.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { readFilters } from './data/find-services.ts'
import { loadHome } from './data/home.ts'
import { businessFacts } from './home/business-facts.ts'
import { Classes } from './home/classes.tsx'
import { Cover } from './home/cover.tsx'
import styles from './home/home.module.css'
import { Locations } from './home/locations.tsx'
import { People } from './home/people.tsx'
import { ServiceMenu } from './home/service-menu.tsx'

export async function loader({ context, request: sent, url }: LoaderFunctionArgs) {
  const request = context.get(requestContext)
  const { serviceListUrl } = await loadFrontEndPages(request, sent)
  if (serviceListUrl) throw redirectDocument(serviceListUrl)
  const data = await loadHome(request, readFilters(url.searchParams))
  const facts = businessFacts(wholeAddresses(request), request.site, data.locations, data.staff)
  return { ...data, facts, messages: await loadPageMessages(request.language, 'home', 'classes') }
}

export default function Home() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <PageMessages messages={messages}>
      <HomePage />
    </PageMessages>
  )
}

function HomePage() {
  const { categories, finder, first, nextFree, started, soon, classes, staff, locations, now, facts } =
    useLoaderData<typeof loader>()
  const t = useT()
  const site = useSite()
  return (
    <main id="main">
      <PageHead
        title={[site.name, site.tagline].filter(Boolean).join(': ')}
        path={paths.home()}
        description={site.description}
      />
      <StructuredData data={facts} />
      <div className={`${styles.wrap} ${styles.hero}`}>
        <div className={styles.words}>
          <h1>
            <bdi>{site.tagline || site.name}</bdi>
          </h1>
          {site.description && (
            <p className={styles.lead}>
              <bdi>{site.description}</bdi>
            </p>
          )}
          {first && (
            <div className={styles.actions}>
              <LinkButton look="filled" large to={paths.offer(first)}>
                {t('reading.home.book')}
              </LinkButton>
              <LinkButton large to={paths.services()}>
                {t('site.home.all')}
              </LinkButton>
            </div>
          )}
          {first && <p className={`${styles.promise} k-small k-3`}>{t('reading.home.note')}</p>}
        </div>
        <Cover siteId={site.id} soon={soon} now={now} />
      </div>
      <ServiceMenu categories={categories} finder={finder} nextFree={nextFree} started={started} now={now} />
      <Classes classes={classes} />
      <div className={`${styles.wrap} ${styles.two}`}>
        {staff.length > 0 && <People staff={staff} />}
        {locations.length > 0 && <Locations locations={locations} now={now} />}
      </div>
    </main>
  )
}
