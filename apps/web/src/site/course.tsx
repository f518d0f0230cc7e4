import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { Story } from './classes/story.tsx'
import styles from './classes.module.css'
import { Enrol } from './course/enrol.tsx'
import { MeetingList } from './course/meeting-list.tsx'
import { loadCourse } from './data/class.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const data = await loadCourse(context.get(requestContext), params.slug ?? '')
  if (!data) throw new Response(null, { status: 404 })
  return data
}

/** A course: what it is, all its meetings, how many places are left, and the way in. */
export default function Course() {
  const data = useLoaderData<typeof loader>()
  const t = useT()
  const site = useSite()
  const { service } = data
  return (
    <main id="main" className={styles.page}>
      <title>{t('site.class.title', { service: service.name, site: site.name })}</title>
      {service.tagline && <meta name="description" content={service.tagline} />}
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
