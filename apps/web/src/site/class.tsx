import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { wholeAddresses } from '../lib/address.ts'
import { dayIn } from '../lib/format.ts'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { PageMessages, useFormats, useT } from '../lib/translate.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { StructuredData } from '../parts/structured-data.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { ClassDescription } from './classes/class-description.tsx'
import { classFacts } from './classes/class-facts.ts'
import styles from './classes/classes.module.css'
import { RegularTimes } from './classes/regular-times.tsx'
import { SessionRow } from './classes/session-row.tsx'
import { type ClassData, loadClass } from './data/class.ts'
import { loadIncludedIn } from './data/plans.ts'
import { redirectToMainSlug } from './data/redirect-to-main-slug.ts'
import type { ClassSession } from './data/sessions.ts'
import { NotBookable } from './service/not-bookable.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const data = await loadClass(page, params.slug ?? '')
  if (!data) throw new Response(null, { status: 404 })
  redirectToMainSlug(data.service, params.slug ?? '', paths.class, request)
  const closed = data.service.payable ? null : await loadPageMessages(page.language, 'notBookable')
  const includedIn = await loadIncludedIn(page, data.service.id)
  const facts = classFacts(wholeAddresses(page), data, page.site.name)
  return { ...data, includedIn, closed, facts, messages: await loadPageMessages(page.language, 'classes', 'location') }
}

/** A class: what it is, and when it meets in the next four weeks. */
export default function Class() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <PageMessages messages={messages}>
      <ClassPage />
    </PageMessages>
  )
}

function ClassPage() {
  const data = useLoaderData<typeof loader>()
  const t = useT()
  const site = useSite()
  const formats = useFormats()
  const { service, zone, now } = data
  return (
    <main id="main" className={styles.page}>
      <PageHead
        title={`${service.name} · ${site.name}`}
        path={paths.offer(service)}
        description={service.tagline}
        picture={service.photoUrl}
        search={service.search}
      />
      <StructuredData data={data.facts} />
      <div className={styles.two}>
        <ClassDescription data={data} includedIn={data.includedIn} />
        <section aria-labelledby="sessions">
          {data.closed && <NotBookable messages={data.closed} />}
          <h2 id="sessions">{t('site.class.when')}</h2>
          <RegularTimes sentences={data.regular} />
          <p className="k-small k-3">
            {t('site.zone.line', { zone: formats.zoneCity(zone), offset: formats.zoneOffset(zone, now) })}
          </p>
          <Sessions data={data} />
        </section>
      </div>
    </main>
  )
}

function Sessions({ data }: { data: ClassData }) {
  const t = useT()
  const formats = useFormats()
  const { sessions, zone, service, staff, locations } = data
  if (sessions.length === 0) {
    return (
      <div className={styles.nothing}>
        <p className="k-2">{t('reading.classes.noDates')}</p>
        <LinkButton to={paths.classes()}>{t('reading.classes.seeAll')}</LinkButton>
      </div>
    )
  }
  const findLocation = ({ locationId }: ClassSession) => locations.find(({ id }) => id === locationId)
  const days = Object.entries(Object.groupBy(sessions, ({ start }) => dayIn(start, zone)))
  return days.map(([date, of = []]) => (
    <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
      <h3 id={`day-${date}`}>{formats.dayLong(date)}</h3>
      <ul>
        {of.map((session) => (
          <li key={session.id}>
            <SessionRow
              session={session}
              zone={zone}
              slug={service.slug}
              teachers={staff.filter(({ id }) => session.staffIds.includes(id)).map(({ name }) => name)}
              location={locations.length > 1 ? findLocation(session)?.name : undefined}
              locationZone={findLocation(session)?.timeZone}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}
