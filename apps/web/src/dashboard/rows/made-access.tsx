import { Link } from 'react-router'
import type { MessageKey } from '../../lib/messages/store.ts'
import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { MadeAccess } from '../data/made-access.ts'
import styles from './made-access.module.css'

type Props = {
  made: readonly MadeAccess[]
  /** What the list is: things that somebody created, or that a key did. */
  lead: MessageKey
  /** True where keys and apps end whatever is chosen, because the key that made them does. */
  endsKeys?: boolean
  /** What the list of those is. */
  endedLead?: MessageKey
}

/** What somebody made that acts without them: ticked, it ends with the form. Settings that they changed are named below. */
export function MadeAccessFields({ made, lead, endsKeys = false, endedLead = 'made.withKey' }: Props) {
  const t = useT()
  const endsAnyway = ({ kind }: MadeAccess) => endsKeys && (kind === 'API_KEY' || kind === 'CONNECTED_APP')
  const ended = made.filter(endsAnyway)
  const chosen = made.filter((one) => one.canEnd && !endsAnyway(one))
  const settings = made.filter(({ canEnd }) => !canEnd)
  return (
    <>
      {ended.length > 0 && (
        <div>
          <p>{t(endedLead)}</p>
          <ul className={styles.list}>
            {ended.map(({ id, kind, name }) => (
              <li key={id}>
                {t(`made.kind.${kind}`)} <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {chosen.length > 0 && (
        <fieldset className={styles.choice}>
          <legend>{t(lead)}</legend>
          {chosen.map(({ id, kind, name, address }) => (
            <div key={id}>
              <input type="hidden" name="made" value={id} />
              <CheckBox
                name="end"
                value={id}
                defaultChecked
                label={
                  <>
                    {t(`made.kind.${kind}`)} <bdi>{name}</bdi>
                    {address && (
                      <span className={styles.address} dir="ltr">
                        {address}
                      </span>
                    )}
                  </>
                }
              />
            </div>
          ))}
          <p className={styles.note}>{t('made.end.note')}</p>
        </fieldset>
      )}
      {settings.length > 0 && (
        <div>
          <p>{t('made.settings')}</p>
          <ul className={styles.list}>
            {settings.map(({ id, kind }) => (
              <li key={id}>
                <Link to={settingPages[kind] ?? dashboardPaths.setUp('changes')}>{t(`made.kind.${kind}`)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const settingPages: Partial<Record<MadeAccess['kind'], string>> = {
  MAIL_SERVER: dashboardPaths.mailSettings(),
  SENDER_DOMAIN: dashboardPaths.mailSettings(),
  PAYMENT_PROVIDER: `${dashboardPaths.setUp('settings')}?part=payments`,
  CAPTCHA: dashboardPaths.setUp('access'),
}
