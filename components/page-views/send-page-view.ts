/** Reports that a property was viewed, added to favourites or shared. No cookie and nothing stored; see docs/decisions/017. */

export type PageViewKind = 'view' | 'favourite' | 'share'

/** Of the referrer only the host is sent. Browsers under automation are not counted. */
export function sendPageView(property: number, kind: PageViewKind): void {
  if (navigator.webdriver) return
  const [, , referrer = ''] = document.referrer.split('/')
  const campaign = new URLSearchParams(location.search).get('utm_source') ?? ''
  navigator.sendBeacon?.('/api/view/', new URLSearchParams({ property: String(property), kind, referrer, campaign }))
}
