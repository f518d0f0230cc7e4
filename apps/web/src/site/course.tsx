import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { wholeAddresses } from '../lib/address.ts'
import { loadPageWords } from '../lib/messages/page-words.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { PageWords, useT } from '../lib/translate.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { StructuredData } from '../parts/structured-data.tsx'
import { paths } from '../paths.ts'
import { courseFacts } from './classes/class-facts.ts'
import { Story } from './classes/story.tsx'
import styles from './classes.module.css'
import { Enrol } from './course/enrol.tsx'
import { MeetingList } from './course/meeting-list.tsx'
import { loadCourse } from './data/class.ts'
import { keepToMainSlug } from './data/main-slug.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const data = await loadCourse(page, params.slug ?? '')
  if (!data) throw new Response(null, { status: 404 })
  keepToMainSlug(data.service, params.slug ?? '', paths.course, request)
  const facts = courseFacts(wholeAddresses(page), data, page.site.name)
  return { ...data, facts, words: await loadPageWords(page.language, 'course') }
}

/** A course: what it is, all its meetings, how many places are left, and the way in. */
export default function Course() {
  const { words } = useLoaderData<typeof loader>()
  return (
    <PageWords words={words}>
      <CoursePage />
    </PageWords>
  )
}

function CoursePage() {
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
        <div>
          <Enrol data={data} />
          <MeetingList data={data} />
        </div>
      </div>
    </main>
  )
}
