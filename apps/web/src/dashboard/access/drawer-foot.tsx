import { useNavigation } from 'react-router'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useHere } from '../here.ts'

/** Submits or closes the drawer. */
export function DrawerFoot({ press }: { press: string }) {
  const here = useHere()
  return (
    <FormButtons
      submit={press}
      busy={useNavigation().state === 'submitting'}
      cancel={here({ new: null, open: null, ask: null })}
    />
  )
}
