const maxBytes = 4096

/** Returns true if the client metadata is absent or small enough. */
export function isMetaData(metaData: object | null | undefined): boolean {
  return !metaData || Buffer.byteLength(JSON.stringify(metaData)) <= maxBytes
}
