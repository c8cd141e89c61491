/** Stores a chosen language in a cookie and in local storage (ruling 1). */
import { pageItems } from '@/lib/domain/consent/page-items'

const { languageCookie, language } = pageItems

export function rememberLanguage(target: Element): void {
  const code = target.closest<HTMLAnchorElement>('[data-languages] a')?.hreflang
  if (!code) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${languageCookie.key}=${code}; path=/; max-age=${languageCookie.maxAge}; samesite=lax`
  try {
    localStorage.setItem(language.key, code)
  } catch {
    // Storage may be switched off; the cookie is enough.
  }
}
