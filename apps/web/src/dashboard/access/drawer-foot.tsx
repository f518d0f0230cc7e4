import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { usePageLink } from '../page-link.ts'

/** Submits or closes the drawer. */
export function DrawerFoot({ submitLabel }: { submitLabel: string }) {
  const here = usePageLink()
  return (
    <FormButtons submit={submitLabel} busy={useIsSubmitting()} cancel={here({ new: null, open: null, ask: null })} />
  )
}
