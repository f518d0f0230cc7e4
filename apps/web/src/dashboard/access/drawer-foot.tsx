import { useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useHere } from '../here.ts'
import styles from './access.module.css'

/** Submits or closes the drawer. */
export function DrawerFoot({ press }: { press: string }) {
  const t = useT()
  const here = useHere()
  return (
    <div className={styles.presses}>
      <Button look="filled" busy={useNavigation().state === 'submitting'}>
        {press}
      </Button>
      <LinkButton to={here({ new: null, open: null, ask: null })} preventScrollReset>
        {t('customers.cancel')}
      </LinkButton>
    </div>
  )
}
