/** The page view request of a browser on a property's page. */

const browserName =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

export type SentPageView = {
  property: number
  kind?: 'view' | 'favourite' | 'share'
  referrer?: string
  campaign?: string
  address?: string
  /** Headers added or replaced; undefined removes one. */
  headers?: Readonly<Record<string, string | undefined>>
}

/** Headers of a browser on the site's own page. */
export function pageViewHeaders(
  host: string,
  { address, headers }: Pick<SentPageView, 'address' | 'headers'>,
): Record<string, string> {
  const sent = {
    host,
    'user-agent': browserName,
    'accept-language': 'nl-BE',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    'x-forwarded-for': address ?? '198.51.100.7',
    ...headers,
  }
  return Object.fromEntries(Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

export function pageViewBody({ property, kind = 'view', referrer = '', campaign = '' }: SentPageView): string {
  return new URLSearchParams({ property: String(property), kind, referrer, campaign }).toString()
}

export function pageViewRequest(pageView: SentPageView): Request {
  const body = pageViewBody(pageView)
  const headers = { ...pageViewHeaders('localhost:3000', pageView), 'content-length': String(body.length) }
  return new Request('http://localhost:3000/api/view/', { method: 'POST', body, headers: new Headers(headers) })
}
