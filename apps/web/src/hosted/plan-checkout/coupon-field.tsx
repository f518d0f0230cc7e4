import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './checkout-page.module.css'

type Props = { code: string; error: string | undefined; intent: string }

/** The code of a coupon, and the button that applies it. */
export function CouponField({ code, error, intent }: Props) {
  const t = useT()
  return (
    <div className={styles.code}>
      <TextField
        label={t('checkout.plan.coupon')}
        optional={t('common.optional')}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={20}
        defaultValue={code}
        error={error}
      />
      <Button name="intent" value={intent}>
        {t('checkout.plan.apply')}
      </Button>
    </div>
  )
}
