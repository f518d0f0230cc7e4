import { Form, Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { writePlanPrice } from '../../parts/plan-price.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { usePageLink } from '../page-link.ts'
import type { Action } from './data/change-plans.ts'
import type { PlanRow, View } from './data/load-plans.ts'
import styles from './plans.module.css'

type Props = { rows: readonly PlanRow[]; view: View; primaryId: string | null; canChange: boolean }

/** Plans with their price and actions, one row each. */
export function PlanList({ rows, view, primaryId, canChange }: Props) {
  const t = useT()
  const formats = useFormats()
  return (
    <ol className={styles.list} aria-label={t('nav.plans')}>
      {rows.map((plan) => (
        <ListRow key={plan.id}>
          <Link to={dashboardPaths.plan(plan.id)} className={styles.name}>
            <bdi>{plan.name}</bdi>
            <span className={styles.price}>{writePlanPrice(plan.price, t, formats)}</span>
          </Link>
          {plan.isPrimary && <Chip tone="ok">{t('plans.primary')}</Chip>}
          {canChange && view !== 'archived' && <Actions plan={plan} primaryId={primaryId} />}
        </ListRow>
      ))}
    </ol>
  )
}

function Actions({ plan, primaryId }: { plan: PlanRow; primaryId: string | null }) {
  const t = useT()
  const here = usePageLink()
  const { id, name, isPublic, isPrimary } = plan
  const button = (action: Exclude<Action, 'archive'>) => (
    <Button look="quiet" name="intent" value={action} aria-label={t(`plans.${action}.name`, { name })}>
      {t(`plans.${action}`)}
    </Button>
  )
  return (
    <Form method="post" className={styles.actions} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="primaryId" value={primaryId ?? ''} />
      {isPublic && button(isPrimary ? 'clearPrimary' : 'makePrimary')}
      {button(isPublic ? 'hide' : 'show')}
      <LinkButton
        look="quietDanger"
        to={here({ ask: id })}
        preventScrollReset
        aria-label={t('plans.archive.name', { name })}
      >
        {t('plans.archive')}
      </LinkButton>
    </Form>
  )
}
