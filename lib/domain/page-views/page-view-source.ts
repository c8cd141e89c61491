/** The source of a page view, from a fixed list, so that nothing of the referring address is stored. */

export const viewSources = [
  'direct',
  'site',
  'google',
  'search',
  'assistant',
  'immoweb',
  'zimmo',
  'immoscoop',
  'realo',
  'saved-search',
  'newsletter',
  'friend',
  'facebook',
  'instagram',
  'other',
] as const

export type ViewSource = (typeof viewSources)[number]

export const isViewSource = (text: string): text is ViewSource => viewSources.some((source) => source === text)

/** Adds the source to an address: for links in our own mails. @param url full address. */
export function withSource(url: string, source: ViewSource): string {
  const tagged = new URL(url)
  tagged.searchParams.set('utm_source', source)
  return tagged.href
}

/** Patterns of host names: `immoweb.be` also matches `www.immoweb.be`. Apps send their package name instead of a host. */
const hosts: readonly (readonly [RegExp, ViewSource])[] = [
  [/(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$|^com\.google\.android\./, 'google'],
  [/(^|\.)(bing\.com|duckduckgo\.com|ecosia\.org|qwant\.com|startpage\.com|yahoo\.com|search\.brave\.com|kagi\.com)$/, 'search'],
  [/(^|\.)(chatgpt\.com|perplexity\.ai|claude\.ai|copilot\.microsoft\.com|gemini\.google\.com|mistral\.ai)$/, 'assistant'],
  [/(^|\.)immoweb\.be$/, 'immoweb'],
  [/(^|\.)zimmo\.be$/, 'zimmo'],
  [/(^|\.)immoscoop\.be$/, 'immoscoop'],
  [/(^|\.)realo\.(be|com)$/, 'realo'],
  [/(^|\.)(facebook\.com|fb\.me|messenger\.com)$|^com\.facebook\./, 'facebook'],
  [/(^|\.)instagram\.com$|^com\.instagram\./, 'instagram'],
]

/** Names that campaigns use for a source. */
const campaigns: ReadonlyMap<string, ViewSource> = new Map([
  ['fb', 'facebook'],
  ['ig', 'instagram'],
  ['meta', 'facebook'],
  ['nieuwsbrief', 'newsletter'],
  ['bing', 'search'],
  ['chatgpt.com', 'assistant'],
])

export type Arrival = {
  /** Host of the referring page, `www.google.be`; empty without one or when the browser does not send it. */
  referrer: string
  /** `utm_source` of the address, in any case; empty without one. */
  campaign: string
  /** Host of this site. */
  ownHost: string
}

function sourceOfHost(referrer: string, ownHost: string): ViewSource {
  const host = referrer.toLowerCase()
  if (host === '') return 'direct'
  if (host === ownHost.toLowerCase()) return 'site'
  // The assistant of a search engine has a subdomain of that engine's host: "assistant" takes precedence.
  const found = hosts.filter(([pattern]) => pattern.test(host)).map(([, source]) => source)
  return found.find((source) => source === 'assistant') ?? found[0] ?? 'other'
}

/** A known campaign takes precedence over the referrer; an unknown one counts only without a referrer, as `other`. */
export function sourceOf({ referrer, campaign, ownHost }: Arrival): ViewSource {
  const name = campaign.trim().toLowerCase()
  const named = isViewSource(name) ? name : campaigns.get(name)
  if (named) return named
  const source = sourceOfHost(referrer, ownHost)
  return name !== '' && source === 'direct' ? 'other' : source
}
