/** Links that write a mail or pass a page on. */

/** A mail with a subject, and a text when there is one; lines end as mails want it. @param email empty to leave the choice to the visitor */
export function mailHref(email: string, subject: string, body = ''): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  const parts = [`subject=${encodeURIComponent(subject)}`, ...(body ? [`body=${encodeURIComponent(lines)}`] : [])]
  return `mailto:${email}?${parts.join('&')}`
}

export type ShareTarget = 'email' | 'whatsapp' | 'facebook'

/** `subject` and `text` make the mail; the address follows the text. */
export type SharedPage = { title: string; subject: string; text: string; url: string }

const shareAddresses = {
  email: ({ subject, text, url }) => mailHref('', subject, `${text}\n\n${url}`),
  whatsapp: ({ title, url }) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
} as const satisfies Record<ShareTarget, (page: SharedPage) => string>

export const shareTargets: readonly ShareTarget[] = ['email', 'whatsapp', 'facebook']

/** Where a visitor passes a page on. */
export function shareHref(target: ShareTarget, page: SharedPage): string {
  return shareAddresses[target](page)
}

/** A point on OpenStreetMap. */
export function mapHref(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
