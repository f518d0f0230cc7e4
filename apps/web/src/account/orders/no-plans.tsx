import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'

/** What a member without plans sees: `text`, and the way to the plans. */
export function NoPlans({ text }: { text: string }) {
  const t = useT()
  return (
    <>
      <p className="k-2">{text}</p>
      <p>
        <LinkButton look="filled" to={paths.plans()} reloadDocument>
          {t('account.orders.plans')}
        </LinkButton>
      </p>
    </>
  )
}
