/** Recognises web and mail addresses in typed text that a mail program would turn into links. */

/**
 * Common top-level domains; any two letters count as a country. A full list would change every week: an address with a rarer one
 * is recognised by its scheme, its `www.` or its path.
 */
const endings = [
  'com|net|org|info|biz|name|pro|mobi|asia|edu|gov|int|tel|travel|jobs|coop|example|xn--[a-z0-9-]+',
  'xyz|top|online|site|shop|store|club|live|life|app|dev|page|link|click|icu|vip|work|works|website|space|tech|cloud|digital',
  'world|today|email|news|blog|bond|cfd|sbs|quest|cyou|monster|bid|loan|win|stream|download|review|date|party|trade|science',
  'racing|zip|mov|money|cash|bank|finance|casino|bet|support|help|center|services|solutions|agency|group|company|network|global',
  'immo|homes|house|properties|realestate|estate|vlaanderen|brussels|gent|amsterdam|paris|berlin|london',
].join('|')

// Bounded like host names, so that matching takes linear time.
const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,62}'

/** Two letters at least before a country: initials such as `J.De Smet` are not an address. */
const longLabel = '[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{1,62}'

const rest = '(?:[:/?#]\\S*)?'

const kinds = [
  // With a scheme or `www.`.
  '[a-z][a-z0-9+.-]{0,20}://\\S*',
  '(?:mailto|tel|sms|javascript|data):\\S+',
  '(?<![\\p{L}\\p{N}])www\\d?\\.\\S+',
  // A mail address.
  '[^\\s@<>"]{1,64}@[^\\s@<>"]+',
  // A host with a known top-level domain, or with a path.
  `(?:${label}\\.){0,8}${longLabel}\\.(?:${endings}|[a-z]{2})(?![\\p{L}\\p{N}])${rest}`,
  `(?:${label}\\.){1,8}\\p{L}{2,24}/\\S*`,
  '(?:\\d{1,3}\\.){3}\\d{1,3}[:/]\\S*',
].join('|')

const pattern = new RegExp(kinds, 'giu')

/** Normalises full-width letters and full stops of other scripts, and removes invisible characters. */
const plain = (text: string) =>
  text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u3002\uff0e\uff61\u2024]/g, '.')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/** Whether a text contains a web or mail address. */
export const hasPageAddress = (text: string): boolean => plain(text).search(pattern) >= 0

/** Replaces each address by `mark`; a text without one is returned unchanged. */
export function withoutPageAddresses(text: string, mark = '[…]'): string {
  const read = plain(text)
  return read.search(pattern) < 0 ? text : read.replace(pattern, mark)
}
