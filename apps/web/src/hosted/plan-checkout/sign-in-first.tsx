import { Form } from 'react-router'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { CouponField } from './coupon-field.tsx'
import type { VisitorCheckout } from './load-checkout.ts'

/** Lets a visitor who has seen what a plan costs sign in or create an account, and come back. */
export function SignInFirst({ checkout, next }: { checkout: VisitorCheckout; next: string }) {
  const t = useT()
  const { name } = useSite()
  const { choice, checkoutData, problem } = checkout
  return (
    <>
      <p>{t('checkout.plan.signInFirst', { name })}</p>
      <ButtonRow>
        <LinkButton look="filled" to={paths.login(next)}>
          {t('checkout.plan.signIn')}
        </LinkButton>
        <LinkButton to={paths.signUp(next)}>{t('checkout.plan.signUp')}</LinkButton>
      </ButtonRow>
      <Form method="get">
        {Object.entries({ start: choice.start, checkoutData }).map(
          ([field, value]) => value && <input key={field} type="hidden" name={field} value={value} />,
        )}
        <CouponField
          code={choice.coupon}
          error={problem && t(`checkout.plan.refused.${problem.code}` as never)}
          intent="coupon"
        />
      </Form>
    </>
  )
}
