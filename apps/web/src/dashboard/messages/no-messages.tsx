import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { Nothing } from '../frame/page.tsx'

export function NoMessages({ recipient }: { recipient: string }) {
  const t = useT()
  if (!recipient) return <Nothing>{t('dashboard.nothing.messages')}</Nothing>
  return (
    <Nothing action={<LinkButton to={dashboardPaths.messages()}>{t('dashboard.nothing.allMessages')}</LinkButton>}>
      {t('dashboard.nothing.messagesTo', { recipient })}
    </Nothing>
  )
}
