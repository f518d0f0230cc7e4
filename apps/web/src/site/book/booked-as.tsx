import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { forgetTyped } from '../../parts/questions/use-typed-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import type { SiteMember } from '../member.ts'
import styles from './book.module.css'

type Props = { member: SiteMember; holdId: string | undefined; serviceId: string }

/** Whose booking it will be. Someone else at the same browser can sign out here and continue with an empty form. */
export function BookedAs({ member: { id, fullName, email, photoUrl }, holdId, serviceId }: Props) {
  const t = useT()
  return (
    <Form method="post" reloadDocument className={styles.bookedAs} onSubmit={() => forgetTyped(serviceId)}>
      <Avatar id={id} name={fullName} photoUrl={photoUrl} />
      <p>
        {t.rich('form.book.bookedAs', { name: fullName }, { b: (words) => <b>{words}</b> })}
        {email !== fullName && <span>{email}</span>}
      </p>
      {holdId && <input type="hidden" name="hold" value={holdId} />}
      <Button name="intent" value="signOut" look="quiet">
        {t('form.book.notYou')}
      </Button>
    </Form>
  )
}
