import { useNavigation } from 'react-router'
import { FormButtons } from '../fields/form-buttons.tsx'
import { usePageLink } from '../page-link.ts'

/** Submits or closes the drawer. */
export function DrawerFoot({ submitLabel }: { submitLabel: string }) {
  const here = usePageLink()
  return (
    <FormButtons
      submit={submitLabel}
      busy={useNavigation().state === 'submitting'}
      cancel={here({ new: null, open: null, ask: null })}
    />
  )
}
