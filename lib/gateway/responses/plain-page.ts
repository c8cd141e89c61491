/** Self-contained error pages, for requests that the site cannot or must not answer. */
import de from '../../../messages/plain-page.de.json' with { type: 'json' }
import en from '../../../messages/plain-page.en.json' with { type: 'json' }
import fr from '../../../messages/plain-page.fr.json' with { type: 'json' }
import nl from '../../../messages/plain-page.nl.json' with { type: 'json' }
import { isLanguage, type Language } from '../../domain/text/language.ts'
import { policyHash } from '../../http/inline-code.ts'
import type { PublishedSite } from '../../process/content-state.ts'
import { detectLanguage, languageKey } from '../../routing/detect-language.ts'

const texts = { nl, fr, en, de } as const satisfies Record<Language, typeof nl>

export type PlainPageKind = 'refused' | 'missing' | 'tooMany' | 'busy' | 'failed' | 'closed'

/** The agency that a page names, and its languages. Name and phone number are empty while they are unknown. */
export type PlainPageSite = PublishedSite

const styleOf = ({ accent }: PlainPageSite) =>
  `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:18px/1.6 Archivo,system-ui,sans-serif;color:#0b1f2a;background:#fff}main{max-width:34em}h1{margin:0 0 .5em;font-size:1.8em;line-height:1.2}a{color:${accent}}small{color:#4c5d66}@media (prefers-color-scheme:dark){:root{color-scheme:dark}body{color:#eef3f5;background:#0e1a20}a{color:inherit}small{color:#b4c2c9}}`

const otherRules = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Allows the page's own style and nothing else. */
export const plainPagePolicy = (site: PlainPageSite) =>
  `default-src 'none'; style-src ${policyHash(styleOf(site))}; ${otherRules}`

/** Whether a response with this policy is one of these pages; the hash of the style depends on the accent colour. */
export const isPlainPagePolicy = (policy: string) =>
  policy.startsWith("default-src 'none'; style-src 'sha256-") && policy.endsWith(otherRules)

const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

type PageRequest = { path: string; cookie: string | undefined; acceptLanguage: string | undefined }

/** The language of the address; else of the cookie or `Accept-Language`, as for an address without a language. */
export function plainPageLanguage(site: PlainPageSite, { path, cookie, acceptLanguage }: PageRequest): Language {
  const first = path.split('/')[1]
  if (isLanguage(first) && site.languages.includes(first)) return first
  const chosen = new RegExp(`(?:^|; )${languageKey}=(\\w+)`).exec(cookie ?? '')?.[1]
  return detectLanguage({ lng: undefined, cookie: chosen, acceptLanguage }, site.languages, site.defaultLanguage)
}

/** @param id of the request, under which the error was logged; shown on the page. */
export function plainPage(kind: PlainPageKind, language: Language, site: PlainPageSite, id?: string): string {
  const { title, text } = texts[language][kind]
  const { call, home, id: idText } = texts[language]
  const phone = `<a href="tel:${encode(site.phone.replace(/[^\d+]/g, ''))}">${encode(site.phone)}</a>`
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${encode(site.name ? `${title} | ${site.name}` : title)}</title><style>${styleOf(site)}</style></head><body><main><h1>${encode(title)}</h1><p>${encode(text)}</p>${site.phone ? `<p>${encode(call).replace('{phone}', phone)}</p>` : ''}<p><a href="/${language}/">${encode(home)}</a></p>${id ? `<p><small>${encode(idText).replace('{id}', encode(id))}</small></p>` : ''}</main></body></html>`
}
