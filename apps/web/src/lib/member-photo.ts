import type { Infer, members } from '@kalends/contract'

type Profile = Infer<typeof members.Member>['profile']

/** The picture of a member in a small width; none that lies elsewhere, for whoever looks would be seen from there. */
export function memberPhotoUrl(profile: Profile): string | null {
  const url = profile?.photo?.url ?? ''
  return url.startsWith('/media/') ? `${url}?w=320` : null
}
