/** The constant inline scripts of every page; the Content-Security-Policy has their hashes (lib/server/http/page-policy.ts). */
import { storedItems } from '../domain/consent/browser-storage.ts'
import { closedTopBar, topBarAttribute } from '../domain/site/top-bar.ts'
import type { Language } from '../domain/text/language.ts'
import { languageKey } from './detect-language.ts'

/**
 * Redirects to the language stored in the browser where the server could only guess (specification 2; ruling 1). Runs before the
 * first paint, and only on a page reached from an address without language: the redirect marks it with `#lng`. Reads local, then
 * session storage, and redirects at most once.
 */
export const languageScript = (languages: readonly Language[]) => `(function () {
  if (location.hash !== '#lng') return
  history.replaceState(null, '', location.pathname + location.search)
  try {
    var wanted = (localStorage.getItem('${languageKey}') || sessionStorage.getItem('${languageKey}') || '').slice(0, 2)
    if (${JSON.stringify(languages)}.indexOf(wanted) < 0 || wanted === document.documentElement.lang) return
    location.replace(location.pathname + '?' + (location.search ? location.search.slice(1) + '&' : '') + 'lng=' + wanted)
  } catch (error) {}
})()`

/** Runs before the first paint, so that a top bar closed earlier in this tab does not flash. */
export const topBarScript = `try {
  if (sessionStorage.getItem('${storedItems.topBar.key}') === '${closedTopBar}') document.documentElement.setAttribute('${topBarAttribute}', '${closedTopBar}')
} catch (error) {}`

const isOurs = { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] }

/**
 * Speculation rules: browsers that support them prefetch an internal page while the pointer rests on its link
 * (docs/decisions/005-plain-links.md); not where `components/layout/frame/mark-metered.ts` detects that data is costly for the
 * visitor.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { and: [isOurs, { not: { selector_matches: '[data-metered] *' } }] }, eagerness: 'moderate' }],
})
