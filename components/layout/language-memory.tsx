/** Lets the language kept in the browser win where the server had nothing but a guess (specification 2; ruling 1). */
import type { Language } from '@/lib/domain/language'
import { languageKey } from '@/lib/routing/detect-language'

/**
 * Runs before the page is drawn, and only on a page that an address without language led to: the redirect
 * marks it with `#lng`. Reads local, then session storage, and moves once.
 */
const script = (languages: readonly Language[]) => `(function () {
  if (location.hash !== '#lng') return
  history.replaceState(null, '', location.pathname + location.search)
  try {
    var wanted = (localStorage.getItem('${languageKey}') || sessionStorage.getItem('${languageKey}') || '').slice(0, 2)
    if (${JSON.stringify(languages)}.indexOf(wanted) < 0 || wanted === document.documentElement.lang) return
    location.replace(location.pathname + '?' + (location.search ? location.search.slice(1) + '&' : '') + 'lng=' + wanted)
  } catch (error) {}
})()`

export function LanguageMemory({ languages }: { languages: readonly Language[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script, filled with language codes only
  return <script dangerouslySetInnerHTML={{ __html: script(languages) }} />
}
