/** Uploads are accepted as text only in UTF-8, and nothing else is written here. */
const bareText = /^(?:text\/[\w.-]+|image\/svg\+xml)$/

/** Returns the content type with its character encoding, if it is one of text that names none. */
export const withCharset = (type: string): string => (bareText.test(type) ? `${type}; charset=utf-8` : type)
