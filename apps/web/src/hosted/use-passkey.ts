import { useState } from 'react'
import { useSubmit } from 'react-router'

export type Requested = { challengeId: string; options: string }

/** Asks the browser for a passkey and submits its response with the form's fields to `action`. */
export function usePasskey(action: string) {
  const submit = useSubmit()
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle')
  const show = async ({ challengeId, options }: Requested, form: HTMLFormElement | null): Promise<void> => {
    if (!form) return
    setState('asking')
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const answer = await startAuthentication({ optionsJSON: JSON.parse(options) })
      const sent = new FormData(form)
      sent.set('challengeId', challengeId)
      sent.set('credential', JSON.stringify(answer))
      setState('idle')
      await submit(sent, { method: 'post', action })
    } catch {
      // Cancelled or no passkey here; browsers do not say which.
      setState('refused')
    }
  }
  return { show, isAsking: state === 'asking', isRefused: state === 'refused' }
}
