import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { PageMessages, useFormats, useT } from '../lib/translate.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { paths } from '../paths.ts'
import styles from './classes/classes.module.css'
import { Filters } from './classes/filters.tsx'
import { Days, Week } from './classes/week.tsx'
import { loadTimetable } from './data/timetable.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const timetable = await loadTimetable(page, new URL(request.url).searchParams)
  return { ...timetable, messages: await loadPageMessages(page.language, 'classes', 'location') }
}

/** The timetable: a week of classes by day. */
export default function Classes() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <PageMessages messages={messages}>
      <Timetable />
    </PageMessages>
  )
}

function Timetable() {
  const data = useLoaderData<typeof loader>()
  const t = useT()
  const formats = useFormats()
  const site = useSite()
  return (
    <main id="main" className={styles.page}>
      <PageHead title={t('reading.classes.title', { site: site.name })} path={paths.classes()} />
      <h1>{t('reading.classes.heading')}</h1>
      <p className="k-2">
        {t('site.zone.line', { zone: formats.zoneCity(data.zone), offset: formats.zoneOffset(data.zone, data.now) })}
      </p>
      <Filters data={data} />
      <Days data={data} />
      <Week data={data} />
    </main>
  )
}
