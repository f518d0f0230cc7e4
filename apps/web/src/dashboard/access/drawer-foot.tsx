import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { usePageLink } from '../page-link.ts'

/** Submits or closes the drawer. */
export function DrawerFoot({ submitLabel }: { submitLabel: string }) {
  const pageLink = usePageLink()
  return (
    <FormButtons
      submit={submitLabel}
      busy={useIsSubmitting()}
      cancel={pageLink({ new: null, open: null, confirm: null })}
    />
  )
}
