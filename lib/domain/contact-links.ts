/** Links that write a mail or pass a page on. */

/** A mail with a subject, and a text when there is one. @param email empty to leave the choice to the visitor */
export function mailHref(email: string, subject: string, body = ''): string {
  const parts = [`subject=${encodeURIComponent(subject)}`, ...(body ? [`body=${encodeURIComponent(body)}`] : [])]
  return `mailto:${email}?${parts.join('&')}`
}

export type ShareTarget = 'email' | 'whatsapp' | 'facebook'

const shareAddresses = {
  email: (title, url) => mailHref('', title, url),
  whatsapp: (title, url) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  facebook: (_, url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
} as const satisfies Record<ShareTarget, (title: string, url: string) => string>

export const shareTargets: readonly ShareTarget[] = ['email', 'whatsapp', 'facebook']

/** Where a visitor passes the page at `url` on. */
export function shareHref(target: ShareTarget, title: string, url: string): string {
  return shareAddresses[target](title, url)
}

/** A point on OpenStreetMap. */
export function mapHref(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
