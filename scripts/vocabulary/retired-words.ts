/** Words that name nothing in this project any more, and the term to use instead (docs/glossary.md). */
export const RETIRED: Readonly<Record<string, string>> = {
  deed: 'action or change',
  deeds: 'actions or changes',
  lapsed: 'expired',
  lapse: 'expiry',
  lapses: 'expiries',
  meeting: 'session',
  meetings: 'sessions',
  neighbour: 'port',
  neighbours: 'ports',
  nobody: 'anonymous, none',
  scene: 'availability context',
  scenes: 'availability contexts',
  somebody: 'anyone, someone',
  whoever: 'anyone',
  wish: 'preference, filters',
  wished: 'preferred, requested',
  wishes: 'preferences, filters',
  revive: 'restore, undo',
  revived: 'restored',
  news: 'notice, toast',
  arrows: 'imports',
  sealed: 'encrypted',
}

export type Exception = { file: string; word: string; because: string }

/** Where a retired word is still right. The list only shrinks: an entry that is not needed fails the check. */
export const EXCEPTIONS: Exception[] = [
  ...[
    'packages/contract/src/forms/generated/shapes.ts',
    'packages/sdk/src/generated/inputs/forms.ts',
    'packages/sdk/src/generated/outputs/forms.ts',
  ].map((file) => ({ file, word: 'meeting', because: 'the API names a type MeetingType' })),
]
