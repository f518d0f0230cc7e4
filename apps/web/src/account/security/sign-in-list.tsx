import { Form, useNavigation } from 'react-router'
import { readDevice } from '../../lib/device.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import frame from '../frame/page.module.css'
import { Section } from '../frame/page.tsx'
import styles from './security.module.css'

type SignIn = {
  id: string
  browser: string
  frontEnd: string | null
  address: string
  createdDate: string
  lastSeenDate: string
  isPresent: boolean
}

/** The browsers and front ends in which the member is signed in; each can be ended. */
export function SignInList({ signIns, zone }: { signIns: SignIn[]; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const busy = useNavigation().formData
  const zoneLabel = t('account.zone', { zone: formats.zoneCity(zone) })
  return (
    <Section id="sign-ins" title={t('account.security.signIns')} text={zoneLabel}>
      <ul className={styles.list}>
        {signIns.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} zone={zone} />
        ))}
      </ul>
      <Form method="post" className={frame.buttons}>
        {signIns.length > 1 && (
          <Button name="intent" value="others" busy={busy?.get('intent') === 'others'}>
            {t('account.security.others')}
          </Button>
        )}
        <Button look="quietDanger" name="intent" value="everywhere" busy={busy?.get('intent') === 'everywhere'}>
          {t('account.security.everywhere')}
        </Button>
      </Form>
    </Section>
  )
}

function SignInRow({ signIn, zone }: { signIn: SignIn; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const { id, browser, frontEnd, address, createdDate, lastSeenDate, isPresent } = signIn
  const device = frontEnd ?? t('account.security.device', readDevice(browser))
  const since = t('account.security.since', { when: formats.moment(createdDate, zone) })
  return (
    <li className={styles.row}>
      <span>
        <b className="k-strong">
          <bdi>{device}</bdi>
        </b>
        <span className="k-2 k-small k-block">
          {isPresent ? since : t('account.security.lastUsed', { when: formats.moment(lastSeenDate, zone), since })}
          {address && (
            <>
              {' '}
              <bdi>{address}</bdi>
            </>
          )}
        </span>
      </span>
      {isPresent ? (
        <Chip tone="ok" icon="check">
          {t('account.security.present.current')}
        </Chip>
      ) : (
        <Form method="post">
          <input type="hidden" name="signIn" value={id} />
          <Button look="quietDanger" name="intent" value="end">
            {t('account.security.end')}
            <span className="k-unseen"> {device}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}
