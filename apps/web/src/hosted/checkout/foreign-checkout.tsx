import { Form, useHref, useLocation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { AnchorButton, Button, LinkButton } from '../../ui/button.tsx'
import { AuthPage } from '../auth-page.tsx'

type Props = { cartUrl: string | null; isSignedIn: boolean }

/** A checkout of somebody else, or none at all, which look the same: says how to go on, and shows nothing of it. */
export function ForeignCheckout({ cartUrl, isSignedIn }: Props) {
  const t = useT()
  const { pathname, search } = useLocation()
  const here = useHref(`${pathname}${search}`)
  return (
    <AuthPage title={t('checkout.other.title')} text={t('checkout.other.text')}>
      {cartUrl ? (
        <AnchorButton look="filled" large full href={cartUrl}>
          {t('checkout.cart.back')}
        </AnchorButton>
      ) : (
        <LinkButton look="filled" large full to={paths.home()} reloadDocument>
          {t('checkout.other.services')}
        </LinkButton>
      )}
      {isSignedIn ? (
        <Form method="post" action={paths.switchAccount(here)} reloadDocument>
          <Button look="quiet" full>
            {t('checkout.other.switch')}
          </Button>
        </Form>
      ) : (
        <LinkButton look="quiet" full to={paths.login(here)}>
          {t('hosted.login.button')}
        </LinkButton>
      )}
    </AuthPage>
  )
}
