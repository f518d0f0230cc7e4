/** Module-level state that is allowed. The list only shrinks: an unused entry fails the check. */
export type StateException = { path: string; name: string; because: string }

const SRC = 'apps/server/src'
const ENTRY = { path: `${SRC}/main.ts`, because: 'the entry starts and stops the one server of its process' }

export const STATE_EXCEPTIONS: StateException[] = [
  { ...ENTRY, name: 'starting' },
  { ...ENTRY, name: 'stopping' },
  { ...ENTRY, name: 'stoppingSince' },
  {
    path: `${SRC}/processes/worker-main.ts`,
    name: 'running',
    because: 'the entry of a server process, which starts and stops what it runs',
  },
  {
    path: `${SRC}/features/forms/steps/judge-answers.ts`,
    name: 'nowhere',
    because: 'a scratch buffer that is written and read synchronously, so no other call sees it',
  },
]
