import { useFormats, useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import type { BookingMoney } from './data/load-money.ts'

/** What is needed to decide about a fee before it is due. */
export type FeeChoice = Pick<BookingMoney, 'fee' | 'hasAgreed' | 'canManage'>

type Props = {
  money: FeeChoice | null
  defaultChecked: boolean
  onChange?: (isCharged: boolean) => void
}

/** Asks whether the fee of a late cancellation or no-show is charged. Nothing where none would be due. */
export function FeeBox({ money, defaultChecked, onChange }: Props) {
  const t = useT()
  const formats = useFormats()
  if (!money || !asksForFee(money)) return null
  const { fee, hasAgreed } = money
  const amount = formats.money({ value: fee?.amount ?? '0', currency: fee?.currency ?? '' })
  return (
    <CheckBox
      name="fee"
      label={t('payments.fee.charge', { amount })}
      hint={t(hasAgreed ? 'payments.fee.agreed' : 'payments.fee.notAgreed')}
      defaultChecked={defaultChecked}
      onChange={(event) => onChange?.(event.target.checked)}
    />
  )
}

/** Returns true if a fee would be due now and the person may decide about it. */
export const asksForFee = ({ fee, canManage }: FeeChoice): boolean => canManage && fee?.state === 'PREVIEW'
