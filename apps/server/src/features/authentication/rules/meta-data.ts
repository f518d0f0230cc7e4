const mostBytes = 4096

/** Whether what a client wants kept beside a sign-in is small enough. Nothing at all is. */
export function isMetaData(metaData: object | null | undefined): boolean {
  return !metaData || Buffer.byteLength(JSON.stringify(metaData)) <= mostBytes
}
