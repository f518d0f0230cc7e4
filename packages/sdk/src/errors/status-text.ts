/** Reason phrases of RFC 9110, section 15, for connections that don't send them (HTTP/2 and later). */
const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** Returns the reason phrase of a response, or the standard one if the response has none. */
export function statusText(status: number, sent = ''): string {
  return sent || phrases[status] || (status < 500 ? 'Client Error' : 'Server Error')
}

/** Writes a phrase in constant case: `Too Many Requests` becomes `TOO_MANY_REQUESTS`. */
export function constantCase(phrase: string): string {
  const words = phrase.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').match(/[A-Za-z\d]+/g)
  return (words ?? []).join('_').toUpperCase()
}
