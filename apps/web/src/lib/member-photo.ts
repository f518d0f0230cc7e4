import type { Infer, members } from '@kalends/contract'

type Profile = Infer<typeof members.Member>['profile']

/** Returns a member's picture in a small width; null for pictures on other hosts, which would see who loads them. */
export function memberPhotoUrl(profile: Profile): string | null {
  const url = profile?.photo?.url ?? ''
  return url.startsWith('/media/') ? `${url}?w=320` : null
}
