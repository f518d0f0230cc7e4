/** A refresh token within its family. */
export type FamilyToken = {
  id: string
  parentId: string | null
  wasUsed: boolean
  isSuperseded: boolean
}

/** Outcome of presenting a refresh token. */
export type Presentation =
  /** The token was superseded, so one of its holders is a thief: revoke the family. */
  | { kind: 'revoke' }
  /**
   * Grant a child. The first use of a token supersedes its parent and unused siblings; `drop` lists surplus children.
   */
  | { kind: 'grant'; isFirstUse: boolean; supersede: string[]; drop: string[] }

/** Maximum unused children per parent: a client that ignores its new token leaves one at each refresh. */
export const unusedChildrenLimit = 5

/**
 * Lenient rotation. Each refresh answers a fresh child, but the parent goes on working until a child is used for the
 * first time; only then the whole line above it and its unused siblings are superseded. So a client that keeps its
 * first token works for ever, and with one that rotates a stolen token is found out.
 *
 * @param presented the token, known to its family
 * @param related   at least the token's parent, siblings and children, oldest first. Tokens further up were
 *                  superseded when the parent was used.
 */
export function presentToken(presented: FamilyToken, related: readonly FamilyToken[]): Presentation {
  if (presented.isSuperseded) return { kind: 'revoke' }
  const children = related.filter((token) => token.parentId === presented.id && !token.wasUsed && !token.isSuperseded)
  return {
    kind: 'grant',
    isFirstUse: !presented.wasUsed,
    supersede: presented.wasUsed ? [] : endedByFirstUse(presented, related),
    drop: children.slice(0, Math.max(0, children.length - unusedChildrenLimit + 1)).map(({ id }) => id),
  }
}

function endedByFirstUse(presented: FamilyToken, related: readonly FamilyToken[]): string[] {
  if (presented.parentId === null) return []
  return related
    .filter(
      ({ id, parentId, wasUsed }) =>
        id === presented.parentId || (parentId === presented.parentId && id !== presented.id && !wasUsed),
    )
    .filter((token) => !token.isSuperseded)
    .map(({ id }) => id)
}
