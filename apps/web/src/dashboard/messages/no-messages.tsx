import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Nothing } from '../frame/page.tsx'

export function NoMessages({ recipient }: { recipient: string }) {
  const t = useT()
  if (!recipient) return <Nothing>{t('dashboard.nothing.messages')}</Nothing>
  return (
    <Nothing action={<LinkButton to={paths.messages()}>{t('dashboard.nothing.allMessages')}</LinkButton>}>
      {t('dashboard.nothing.messagesTo', { recipient })}
    </Nothing>
  )
}
