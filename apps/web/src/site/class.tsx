import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { wholeAddresses } from '../lib/address.ts'
import { dayIn } from '../lib/format.ts'
import { loadPageWords } from '../lib/messages/page-words.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { PageWords, useFormats, useT } from '../lib/translate.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { StructuredData } from '../parts/structured-data.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { classFacts } from './classes/class-facts.ts'
import { MeetingRow } from './classes/meeting-row.tsx'
import { Story } from './classes/story.tsx'
import styles from './classes.module.css'
import { loadClass, type MeetingsData } from './data/class.ts'
import { keepToMainSlug } from './data/main-slug.ts'
import { NotBookable } from './service/not-bookable.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const data = await loadClass(page, params.slug ?? '')
  if (!data) throw new Response(null, { status: 404 })
  keepToMainSlug(data.service, params.slug ?? '', paths.class, request)
  const closed = data.service.payable ? null : await loadPageWords(page.language, 'notBookable')
  const facts = classFacts(wholeAddresses(page), data, page.site.name)
  return { ...data, closed, facts, words: await loadPageWords(page.language, 'classes') }
}

/** A class: what it is, and when it meets in the next four weeks. */
export default function Class() {
  const { words } = useLoaderData<typeof loader>()
  return (
    <PageWords words={words}>
      <ClassPage />
    </PageWords>
  )
}

function ClassPage() {
  const data = useLoaderData<typeof loader>()
  const t = useT()
  const site = useSite()
  const { service } = data
  return (
    <main id="main" className={styles.page}>
      <PageHead
        title={t('site.class.title', { service: service.name, site: site.name })}
        path={paths.offer(service)}
        description={service.tagline}
        picture={service.photoUrl}
      />
      <StructuredData data={data.facts} />
      <div className={styles.two}>
        <Story data={data} />
        <section aria-labelledby="meetings">
          {data.closed && <NotBookable words={data.closed} />}
          <h2 id="meetings">{t('site.class.when')}</h2>
          <Meetings data={data} />
        </section>
      </div>
    </main>
  )
}

function Meetings({ data }: { data: MeetingsData }) {
  const t = useT()
  const formats = useFormats()
  const { meetings, zone, service, staff, places } = data
  if (meetings.length === 0) {
    return (
      <div className={styles.nothing}>
        <p className="k-2">{t('site.class.none')}</p>
        <LinkButton to={paths.classes()}>{t('site.class.others')}</LinkButton>
      </div>
    )
  }
  const days = Object.entries(Object.groupBy(meetings, ({ start }) => dayIn(start, zone)))
  return days.map(([date, of = []]) => (
    <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
      <h3 id={`day-${date}`}>{formats.dayLong(date)}</h3>
      <ul>
        {of.map((meeting) => (
          <li key={meeting.id}>
            <MeetingRow
              meeting={meeting}
              zone={zone}
              slug={service.slug}
              teachers={staff.filter(({ id }) => meeting.staffIds.includes(id)).map(({ name }) => name)}
              place={places.length > 1 ? places.find(({ id }) => id === meeting.locationId)?.name : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}
