import { Form, useActionData, useNavigate } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { writePlanPrice } from '../../parts/plan-price.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { FormKey } from '../fields/form-key.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { Sheet } from '../frame/sheet.tsx'
import { usePageLink } from '../page-link.ts'
import type { CustomerPageData } from './data/load-page.ts'
import type { RefusedSale } from './data/sell-plan.ts'
import styles from './plans.module.css'

const methods = ['CASH', 'CARD_TERMINAL', 'BANK_TRANSFER'] as const

/** Sells a plan at the front desk: choose the plan, then the button that says how it was paid. */
export function SellSheet({ shown }: { shown: CustomerPageData }) {
  const t = useT()
  const formats = useFormats()
  const navigate = useNavigate()
  const pageLink = usePageLink()
  const answer = useActionData<Partial<RefusedSale>>()
  const isSending = useIsSubmitting('sell')
  const { customer, sellable, selling, key } = shown
  const close = pageLink({ sell: null })
  if (!selling || !sellable) return null
  const refused = answer?.sale ? (answer as RefusedSale) : undefined
  const wanted = refused?.planId ?? selling
  const first = sellable.find(({ id }) => id === wanted) ?? sellable[0]
  return (
    <Sheet title={t('orders.sell.title', { name: customer.name })} onClose={() => void navigate(close)}>
      {!first ? (
        <>
          <p>{t('orders.sell.none')}</p>
          <ButtonRow>
            <LinkButton look="filled" to={dashboardPaths.newPlan()}>
              {t('plans.new')}
            </LinkButton>
          </ButtonRow>
        </>
      ) : (
        <Form method="post" action={pageLink({})} className={styles.sell} preventScrollReset replace noValidate>
          <input type="hidden" name="intent" value="sell" />
          <FormKey pageKey={key} />
          {refused && <Alert>{t(`orders.sell.problem.${refused.sale}`)}</Alert>}
          <Choice
            legend={t('orders.sell.plan')}
            name="plan"
            value={first.id}
            options={sellable.map(({ id, name, price }) => ({
              value: id,
              label: name,
              note: writePlanPrice(price, t, formats),
            }))}
          />
          <details open={Boolean(refused?.start || refused?.coupon)}>
            <summary>{t('orders.sell.more')}</summary>
            <div className={styles.sellMore}>
              <TextField
                label={t('orders.sell.start')}
                optional={t('common.optional')}
                type="date"
                name="start"
                defaultValue={refused?.start}
                hint={t('orders.sell.start.hint')}
                error={refused?.sale === 'start' ? t('orders.sell.problem.start') : undefined}
              />
              <TextField
                label={t('orders.sell.coupon')}
                optional={t('common.optional')}
                name="coupon"
                maxLength={20}
                autoComplete="off"
                defaultValue={refused?.coupon}
              />
            </div>
          </details>
          <fieldset className={styles.sellHow}>
            <legend>{t('orders.sell.how')}</legend>
            {methods.map((method) => (
              <Button key={method} name="method" value={method} busy={isSending}>
                {t(`orders.sell.by.${method}`)}
              </Button>
            ))}
            <Button look="quiet" name="method" value="later" busy={isSending}>
              {t('orders.sell.by.later')}
            </Button>
          </fieldset>
        </Form>
      )}
    </Sheet>
  )
}
