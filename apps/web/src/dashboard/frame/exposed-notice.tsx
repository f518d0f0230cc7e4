import { Form, useLocation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import styles from './exposed-notice.module.css'

/** Tells owners that what they and their customers type can be read on the way, until they dismiss it. */
export function ExposedNotice() {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <Alert tone="warn" className={styles.notice} aria-label={t('dashboard.exposed.label')}>
      <p>{t('dashboard.exposed.text')}</p>
      <Form method="post" action={dashboardPaths.exposedNotice(`${pathname}${search}`)}>
        <Button look="quiet">{t('dashboard.exposed.dismiss')}</Button>
      </Form>
    </Alert>
  )
}
