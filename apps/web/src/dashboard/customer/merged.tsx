import { useState } from 'react'
import { useActionData, useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Toast } from '../frame/toast.tsx'
import { useHere } from '../here.ts'
import type { RefusedAction } from './data/act-on-customer.ts'
import type { CustomerPageData } from './data/load-page.ts'

/** Confirms a merge with undo, or explains why it is too late to undo. */
export function Merged({ shown: { done, customer } }: { shown: CustomerPageData }) {
  const t = useT()
  const here = useHere()
  const submit = useSubmit()
  const answer = useActionData<RefusedAction>()
  const isLate = answer?.action === 'unmerge'
  const mergeId = isLate ? answer : done === 'merge' ? `${customer.id} ${customer.revision}` : null
  const [over, setOver] = useState<unknown>(null)
  const undo = (): void => {
    void submit(
      { intent: 'unmerge' },
      { method: 'post', action: here({ done: null }), preventScrollReset: true, replace: true },
    )
  }
  const text = t(isLate ? 'customers.unmerge.late' : 'customers.merge.done')
  const notice = mergeId === null || mergeId === over ? null : { id: String(mergeId), text, undo: isLate ? null : undo }
  return <Toast notice={notice} onOver={() => setOver(mergeId)} />
}
