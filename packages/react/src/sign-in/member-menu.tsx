'use client'

import { KalendsError, type Member } from '@kalends/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useKalends } from '../context.tsx'
import type { ClassNames } from '../types.ts'
import { useMember } from '../use-member.ts'
import { toRedirectUri } from './redirect-uri.ts'

/** Texts of `MemberMenu`, in English unless you pass others. */
export const memberMenuLabels = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  /** What opens the menu. */
  menu: (name: string) => name,
  problem: 'You’re signed out here, but we couldn’t reach the sign-in page.',
}
export type MemberMenuLabels = typeof memberMenuLabels

/** What a member menu takes. */
export interface MemberMenuProps {
  readonly onSignIn: () => void
  /**
   * Redirect URI of the connected app, or its path on this origin, where the browser returns to when the session has ended
   * on the hosted pages too.
   */
  readonly signedOutUrl: string
  /** Called with the URL that ends that session: sends the browser there if unset. */
  readonly onSignedOut?: ((logoutUrl: string) => void) | undefined
  /** Your links for members. */
  readonly children?: ReactNode
  readonly labels?: Partial<MemberMenuLabels> | undefined
  readonly classNames?: ClassNames<MemberMenuPart> | undefined
}

export type MemberMenuPart = 'root' | 'signIn' | 'label' | 'menu' | 'items' | 'signOut' | 'problem'

/** A button to sign in for visitors; for members a menu with their name, your links and a button to sign out. */
export function MemberMenu(props: MemberMenuProps) {
  const { onSignIn, classNames = {} } = props
  const labels = { ...memberMenuLabels, ...props.labels }
  const { data: member, isPending } = useMember()
  const [hasProblem, setProblem] = useState(false)
  return (
    <div className={classNames.root} aria-busy={isPending || undefined}>
      {!isPending && !member && (
        <button type="button" className={classNames.signIn} onClick={onSignIn}>
          {labels.signIn}
        </button>
      )}
      {member && <Menu {...props} member={member} onProblem={setProblem} />}
      <p role="alert" className={classNames.problem}>
        {hasProblem && labels.problem}
      </p>
    </div>
  )
}

type MenuProps = MemberMenuProps & { member: Member; onProblem: (hasProblem: boolean) => void }

function Menu({ member, signedOutUrl, onSignedOut, onProblem, children, classNames = {}, ...props }: MenuProps) {
  const labels = { ...memberMenuLabels, ...props.labels }
  const { auth } = useKalends()
  const cache = useQueryClient()
  const menu = useRef<HTMLDetailsElement>(null)
  const close = (): void => {
    if (menu.current) menu.current.open = false
  }
  const leave = (event: FocusEvent): void => {
    if (!menu.current?.contains(event.relatedTarget)) close()
  }
  // In a front end that changes pages in place, the focus stays on the link that led away.
  const closeOnLink = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) close()
  }
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    close()
    menu.current?.querySelector('summary')?.focus()
  }
  const signOut = async (): Promise<void> => {
    onProblem(false)
    try {
      const { logoutUrl } = await auth.logout(toRedirectUri(signedOutUrl))
      if (onSignedOut) onSignedOut(logoutUrl)
      else location.assign(logoutUrl)
    } catch (error) {
      if (!(error instanceof KalendsError)) throw error
      onProblem(true)
    }
    await cache.invalidateQueries({ queryKey: ['kalends'] })
  }
  return (
    <details ref={menu} className={classNames.menu} onBlur={leave} onClick={closeOnLink} onKeyDown={closeOnEscape}>
      <summary className={classNames.label}>{labels.menu(nameOf(member))}</summary>
      <div className={classNames.items}>
        {children}
        <button type="button" className={classNames.signOut} onClick={() => void signOut()}>
          {labels.signOut}
        </button>
      </div>
    </details>
  )
}

const nameOf = ({ profile, contact, loginEmail }: Member): string =>
  profile?.nickname || contact?.firstName || loginEmail || ''
