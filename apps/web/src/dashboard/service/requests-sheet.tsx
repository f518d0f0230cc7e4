import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { SettleFields } from '../commitments/settle-fields.tsx'
import { ConfirmSheet } from '../frame/confirm-sheet.tsx'
import { usePageLink } from '../page-link.ts'
import type { Requests } from './data/settle-requests.ts'

/** Asks what becomes of requests whose time is not free, once requests hold their time. */
export function RequestsSheet({ requests: { question, problem }, zone }: { requests: Requests; zone: string }) {
  const t = useT()
  return (
    <ConfirmSheet
      title={t('commitments.requests.title')}
      close={usePageLink()({ confirm: null, problem: null })}
      confirmLabel={t('commitments.save')}
      cancelLabel={t('commitments.requests.later')}
      look="filled"
    >
      {problem && <Alert>{t(`commitments.requests.problem.${problem}`)}</Alert>}
      <input type="hidden" name="intent" value="requests" />
      <SettleFields question={question} zone={zone} />
    </ConfirmSheet>
  )
}
