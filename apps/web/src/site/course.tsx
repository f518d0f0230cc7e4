import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { wholeAddresses } from '../lib/address.ts'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { PageMessages } from '../lib/translate.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { StructuredData } from '../parts/structured-data.tsx'
import { paths } from '../paths.ts'
import { ClassDescription } from './classes/class-description.tsx'
import { courseFacts } from './classes/class-facts.ts'
import styles from './classes/classes.module.css'
import { Enrol } from './course/enrol.tsx'
import { SessionList } from './course/session-list.tsx'
import { loadCourse } from './data/class.ts'
import { loadIncludedIn } from './data/plans.ts'
import { redirectToMainSlug } from './data/redirect-to-main-slug.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const data = await loadCourse(page, params.slug ?? '')
  if (!data) throw new Response(null, { status: 404 })
  redirectToMainSlug(data.service, params.slug ?? '', paths.course, request)
  const includedIn = await loadIncludedIn(page, data.service.id)
  const facts = courseFacts(wholeAddresses(page), data, page.site.name)
  return { ...data, includedIn, facts, messages: await loadPageMessages(page.language, 'course') }
}

/** The page of a course: description, sessions, open seats and enrolment. */
export default function Course() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <PageMessages messages={messages}>
      <CoursePage />
    </PageMessages>
  )
}

function CoursePage() {
  const data = useLoaderData<typeof loader>()
  const site = useSite()
  const { service } = data
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
        <div>
          <Enrol data={data} />
          <SessionList data={data} />
        </div>
      </div>
    </main>
  )
}
