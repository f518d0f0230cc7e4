/** Texts that do harm where someone forgot to quote, escape, cut or compare them. All of them are good texts. */
export const nastyTexts: readonly string[] = [
  ...[
    "'; drop table bookings; --",
    "' or '1'='1",
    '" or ""="',
    '$1',
    '%s%n%x',
    '\\',
    '\\\\',
    '\\x00',
    '\\u0000',
    "\\'",
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</script><script>alert(1)</script>',
  ],
  ...['<!--', ']]>', '&lt;b&gt;', '&amp;', 'javascript:alert(1)', '{{7*7}}', '$\u007b7*7}', '#{7*7}', '<%= 7*7 %>'],
  ...[
    'a\r\nBcc: victim@example.org',
    'a\nATTENDEE:mailto:victim@example.org',
    'END:VEVENT',
    'a;b,c:d',
    '=1+1',
    '@SUM(1)',
  ],
  ...['null', 'undefined', 'NaN', 'true', '0', '__proto__', 'constructor', 'toString', '[object Object]', '{}', '[]'],
  ...['  spaces around  ', '\ttab\t', '\u00a0', '\u200b', '\u2028\u2029', '\ufeff', 'e\u0301', '\u202eטקסט\u202c'],
  ...[
    '👩‍👩‍👧‍👦',
    '𝕳𝖎',
    'ß',
    'İ',
    'ﬀ',
    '日本語',
    'שלום',
    'مرحبا',
    '\u{10ffff}',
    'Z̷̢̛',
    '../../etc/passwd',
    'C:\\con',
    '|',
  ],
]

/** Marks of a text that became part of a page. */
export const liveMarkup = /<script>alert|<img src=x|onmouseover='alert|<b>bold/i
