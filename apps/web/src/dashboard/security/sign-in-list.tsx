import type { OutputOf } from '@kalends/contract'
import { Form } from 'react-router'
import { readDevice } from '../../lib/device.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import styles from './security.module.css'

type SignIns = OutputOf<'listStaffSignIns'>['signIns']

/** Browsers in which the person is signed in; each session can be ended. */
export function SignInList({ signIns, zone }: { signIns: SignIns; zone: string }) {
  const t = useT()
  return (
    <section className={styles.part} aria-labelledby="sign-ins">
      <h2 id="sign-ins">{t('security.signIns.title')}</h2>
      <ul className={styles.list}>
        {signIns.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} zone={zone} />
        ))}
      </ul>
      {signIns.length > 1 && (
        <Form method="post" preventScrollReset>
          <Button name="intent" value="others">
            {t('security.signIns.others')}
          </Button>
        </Form>
      )}
    </section>
  )
}

function SignInRow({ signIn, zone }: { signIn: SignIns[number]; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const { id, browser, address, lastSeenDate, isPresent } = signIn
  const device = t('security.signIns.device', readDevice(browser))
  return (
    <li className={styles.row}>
      <span>
        <b className="k-strong">{device}</b>
        <span className="k-2 k-small k-block">
          {t('security.signIns.lastUsed', { when: formats.moment(lastSeenDate, zone) })} · <bdi>{address}</bdi>
        </span>
      </span>
      {isPresent ? (
        <Chip tone="ok" icon="check">
          {t('security.signIns.current')}
        </Chip>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="signIn" value={id} />
          <Button look="quietDanger" name="intent" value="end">
            {t('security.signIns.end')}
            <span className="k-unseen"> {device}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}
