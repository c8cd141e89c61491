/** Links to compose a mail and to share a page. */

/** A `mailto:` link; line breaks as CRLF (RFC 6068). @param email empty to leave the recipient to the visitor */
export function mailHref(email: string, subject: string, body = ''): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  const parts = [`subject=${encodeURIComponent(subject)}`, ...(body ? [`body=${encodeURIComponent(lines)}`] : [])]
  return `mailto:${email}?${parts.join('&')}`
}

export type ShareTarget = 'email' | 'whatsapp' | 'facebook'

/** `subject` and `text` are for mail, where the address follows the text. */
export type SharedPage = { title: string; subject: string; text: string; url: string }

const shareAddresses = {
  email: ({ subject, text, url }) => mailHref('', subject, `${text}\n\n${url}`),
  whatsapp: ({ title, url }) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
} as const satisfies Record<ShareTarget, (page: SharedPage) => string>

export const shareTargets: readonly ShareTarget[] = ['email', 'whatsapp', 'facebook']

/** The address that shares a page through a service. */
export function shareHref(target: ShareTarget, page: SharedPage): string {
  return shareAddresses[target](page)
}

/** A point on OpenStreetMap. */
export function mapHref(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
