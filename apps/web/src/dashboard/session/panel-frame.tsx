import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { focusHeading } from '../../lib/focus.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormKey } from '../fields/form-key.tsx'
import { NoEmailNote } from '../mail/no-email-note.tsx'
import { usePageLink } from '../page-link.ts'
import { useBusiness } from '../use-business.ts'
import type { PanelName, SessionDetails } from './load.ts'
import styles from './session.module.css'

/** The form of a panel. */
export function Frame({
  details,
  panel,
  submitLabel,
  danger = false,
  children,
}: {
  details: SessionDetails
  panel: PanelName
  submitLabel: string
  danger?: boolean
  children: ReactNode
}) {
  const t = useT()
  const pageLink = usePageLink()
  const heading = useRef<HTMLHeadingElement>(null)
  const byHand = useRef(useHydrated())
  const isBusy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (byHand.current) focusHeading(heading.current)
  }, [])
  return (
    <Form method="post" action={pageLink({})} className={styles.panel} preventScrollReset replace>
      <h2 ref={heading}>{t(`classSession.${panel}.title`)}</h2>
      <input type="hidden" name="intent" value={panel} />
      <input type="hidden" name="revision" value={details.session.revision} />
      <FormKey pageKey={details.key} />
      {children}
      <ButtonRow>
        <Button look={danger ? 'danger' : 'filled'} busy={isBusy}>
          {submitLabel}
        </Button>
        <LinkButton to={pageLink({ panel: null })} look="quiet" preventScrollReset>
          {t(panel === 'cancel' ? 'classSession.cancel.dismiss' : 'classSession.dismiss')}
        </LinkButton>
      </ButtonRow>
    </Form>
  )
}

/** Whether customers are told, and what. */
export function Telling() {
  const t = useT()
  const { sendsEmail } = useBusiness()
  if (!sendsEmail) return <NoEmailNote />
  return (
    <>
      <Choice
        legend={t('classSession.notify')}
        name="notify"
        value="yes"
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`classSession.notify.${value}`) }))}
      />
      <TextArea name="message" label={t('classSession.message')} optional={t('common.optional')} maxLength={1000} />
    </>
  )
}
