import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useHydrated } from '../lib/hydrated.ts'
import { useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import styles from './hosted.module.css'
import { type Requested, usePasskey } from './use-passkey.ts'

/** Sign-in with a passkey only, if the browser supports it. */
export function PasskeyButton({ action }: { action: string }) {
  const t = useT()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<{ step: 'passkey'; passkey: Requested | undefined }>()
  const { show, isAsking, isRefused } = usePasskey(action)
  const requested = fetcher.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is shown to the browser once.
  useEffect(() => {
    if (requested?.passkey) void show(requested.passkey, form.current)
  }, [requested])
  if (!isHydrated || !('PublicKeyCredential' in window)) return null
  return (
    <fetcher.Form method="post" action={action} ref={form} className={styles.others}>
      <Button full large busy={isAsking || fetcher.state !== 'idle'} name="intent" value="passkey">
        {t('hosted.passkey.login')}
      </Button>
      {(isRefused || (requested && !requested.passkey)) && <Alert>{t('hosted.passkey.refused')}</Alert>}
    </fetcher.Form>
  )
}
