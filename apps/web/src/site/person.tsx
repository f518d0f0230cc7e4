import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { dayIn } from '../lib/format.ts'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { PageMessages, useFormats, useT } from '../lib/translate.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { StructuredData } from '../parts/structured-data.tsx'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/avatar.tsx'
import { loadPerson } from './data/person.ts'
import styles from './person.module.css'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const requested = params.slug ?? ''
  const page = context.get(requestContext)
  const data = await loadPerson(page, requested)
  if (!data) throw new Response(null, { status: 404 })
  const { slug } = data.person
  if (slug !== requested) throw redirect(`${paths.person(slug)}${new URL(request.url).search}`, 301)
  return { ...data, messages: await loadPageMessages(page.language, 'person') }
}

/** The page of a staff member: who they are, what they offer and when they are next free. */
export default function Person() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <PageMessages messages={messages}>
      <PersonPage />
    </PageMessages>
  )
}

function PersonPage() {
  const t = useT()
  const formats = useFormats()
  const site = useSite()
  const { person, offers } = useLoaderData<typeof loader>()
  const { id, slug, name, description, imageUrl, color, resourceId } = person
  const nextWhen = ({ start, end, zone }: { start: string; end: string; zone: string }): string => {
    const when = `${formats.dayShort(dayIn(start, zone))}, ${formats.startTime(start, end, zone)}`
    return zone === site.timeZone ? when : `${when}, ${t('site.zone.short', { zone: formats.zoneCity(zone) })}`
  }
  return (
    <main id="main" className={styles.page}>
      <PageHead
        title={`${name} · ${site.name}`}
        path={paths.person(slug)}
        description={description?.slice(0, 160)}
        picture={imageUrl}
      />
      <header className={styles.head}>
        <Avatar id={id} name={name} hue={color} photoUrl={imageUrl} size={112} />
        <div>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {description && (
            <p className={styles.words}>
              <bdi>{description}</bdi>
            </p>
          )}
        </div>
      </header>
      <section aria-labelledby="services">
        <h2 id="services">{t('reading.person.services')}</h2>
        {offers.length === 0 && <p className="k-2">{t('reading.person.none')}</p>}
        <ul className={styles.offers}>
          {offers.map(({ service, nextFree }) => (
            <li key={service.id}>
              <Link
                to={
                  service.type === 'APPOINTMENT'
                    ? paths.service(service.slug, { staff: resourceId })
                    : paths.offer(service)
                }
              >
                <bdi className="k-strong">{service.name}</bdi>
              </Link>
              <span className="k-2">
                {nextFree
                  ? t('reading.person.next', { when: nextWhen(nextFree) })
                  : !service.bookable
                    ? t('reading.person.notOnline')
                    : service.type === 'APPOINTMENT' && t('reading.person.nothingFree')}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <StructuredData
        data={{
          '@type': 'Person',
          name,
          ...(description ? { description } : {}),
          ...(imageUrl ? { image: imageUrl } : {}),
          worksFor: { '@type': 'LocalBusiness', name: site.name },
          makesOffer: offers.map(({ service }) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name: service.name },
          })),
        }}
      />
    </main>
  )
}
