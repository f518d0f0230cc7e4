/** Whose a cart or checkout is. */
export type Owner = { type: 'visitor' | 'member'; id: string }
