import { useFormats, useT } from '../../lib/translate.tsx'
import { type CreditBalance, writeLeft } from '../../parts/order-state.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormKey } from '../fields/form-key.tsx'
import { ConfirmSheet } from '../frame/confirm-sheet.tsx'
import { usePageLink } from '../page-link.ts'
import type { RefusedAdjustment } from './data/adjust-credits.ts'

type Props = { balance: CreditBalance; formKey: string; refused: RefusedAdjustment | undefined }

/** Adds credits to a balance or takes some away, with the reason that the history shows. */
export function AdjustSheet({ balance, formKey, refused }: Props) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const problem = refused?.adjust
  const text = problem && t(`orders.adjust.problem.${problem}`)
  const isQuantity = problem === 'quantity' || problem === 'tooLow'
  return (
    <ConfirmSheet
      title={t('orders.adjust.title')}
      close={pageLink({ adjust: null })}
      formAction={pageLink({})}
      confirmLabel={t('orders.adjust.button')}
      cancelLabel={t('common.cancel')}
      look="filled"
    >
      <input type="hidden" name="intent" value="adjust" />
      <input type="hidden" name="id" value={balance.id} />
      <FormKey pageKey={formKey} />
      <p className="k-2">{writeLeft(balance, t, formats)}</p>
      <Choice
        legend={t('orders.adjust.direction')}
        name="direction"
        value={refused?.direction || 'add'}
        options={(['add', 'take'] as const).map((value) => ({ value, label: t(`orders.adjust.direction.${value}`) }))}
      />
      <TextField
        label={t('orders.adjust.quantity')}
        name="quantity"
        type="number"
        min={1}
        max={10_000}
        required
        defaultValue={refused?.quantity ?? '1'}
        error={isQuantity ? text : undefined}
      />
      <TextField
        label={t('orders.adjust.reason')}
        name="reason"
        maxLength={500}
        required
        defaultValue={refused?.reason}
        hint={t('orders.adjust.reason.hint')}
        error={problem === 'reason' ? text : undefined}
      />
      {text && !isQuantity && problem !== 'reason' && <Alert>{text}</Alert>}
    </ConfirmSheet>
  )
}
