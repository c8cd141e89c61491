/** Structured data (JSON-LD) for search engines; `<` is escaped so that no text of the content can close the element. */

/** A value of JSON-LD. */
export type JsonLdValue = string | number | boolean | undefined | readonly JsonLdValue[] | { readonly [key: string]: JsonLdValue }

export function JsonLd({ data }: { data: { readonly [key: string]: JsonLdValue } }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; a script element takes no children
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
