'use client'
/** A language of the switcher; choosing it is remembered in cookie and local storage (ruling 1). */
import { storedItems } from '@/lib/domain/consent/browser-storage'
import type { Language } from '@/lib/domain/text/language'

const { languageCookie, language } = storedItems

function remember(code: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${languageCookie.key}=${code}; path=/; max-age=${languageCookie.maxAge}; samesite=lax`
  try {
    localStorage.setItem(language.key, code)
  } catch {
    // Storage may be switched off; the cookie is enough.
  }
}

type Props = { code: Language; href: string; isCurrent: boolean; name: string }

export function LanguageLink({ code, href, isCurrent, name }: Props) {
  return (
    <a href={href} hrefLang={code} lang={code} aria-current={isCurrent ? 'true' : undefined} onClick={() => remember(code)}>
      <span aria-hidden="true">{code.toUpperCase()}</span>
      <span className="vh">{name}</span>
    </a>
  )
}
