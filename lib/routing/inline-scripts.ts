/** The few scripts that stand in every page as they are; their hashes stand in the pages' policy (lib/server/http/page-policy.ts). */
import { storedItems } from '../domain/consent/browser-storage.ts'
import { closedTopBar, topBarAttribute } from '../domain/site/top-bar.ts'
import type { Language } from '../domain/text/language.ts'
import { languageKey } from './detect-language.ts'

/**
 * Lets the language kept in the browser win where the server had nothing but a guess (specification 2; ruling 1).
 * Runs before the page is drawn, and only on a page that an address without language led to: the redirect
 * marks it with `#lng`. Reads local, then session storage, and moves once.
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

/** Runs before the page is drawn: a top bar that was closed on an earlier page of the tab is not drawn at all. */
export const topBarScript = `try {
  if (sessionStorage.getItem('${storedItems.topBar.key}') === '${closedTopBar}') document.documentElement.setAttribute('${topBarAttribute}', '${closedTopBar}')
} catch (error) {}`

const isOurs = { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] }

/**
 * Lets browsers that can fetch a page of ours while the pointer rests on its link, without any script (docs/decisions/005-plain-links.md);
 * not where `components/layout/frame/mark-metered.ts` says that it would cost the visitor.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { and: [isOurs, { not: { selector_matches: '[data-metered] *' } }] }, eagerness: 'moderate' }],
})
