'use client'
/** A language of the switcher; choosing it is remembered in cookie and local storage (ruling 1). */
import type { Language } from '@/lib/domain/language'
import { languageKey } from '@/lib/routing/detect-language'

const oneYear = 60 * 60 * 24 * 365

function remember(code: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${languageKey}=${code}; path=/; max-age=${oneYear}; samesite=lax`
  try {
    localStorage.setItem(languageKey, code)
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
