import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import mailStyles from '../mail/mail.module.css'

/** Counts what failed, and sends it again. */
export function FailedNotice({ count }: { count: number }) {
  const t = useT()
  const isBusy = useIsSubmitting('resendFailed')
  return (
    <Alert tone="warn" role="status" className={mailStyles.notice}>
      <div className={mailStyles.failed}>
        <span>{t('mail.failed', { count })}</span>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="resendFailed" />
          <Button busy={isBusy}>{t('mail.failed.resend', { count })}</Button>
        </Form>
      </div>
    </Alert>
  )
}
