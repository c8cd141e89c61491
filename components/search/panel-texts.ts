/** The words of the search box and its panel, translated on the server. `{count}` and `{id}` are filled in later. */
export type PanelTexts = {
  label: string
  placeholder: string
  clear: string
  results: string
  type: string
  city: string
  property: string
  sale: string
  rent: string
  foundOne: string
  foundOther: string
  suggestions: string
  nothing: string
  noProperty: string
  hint: string
  reference: string
  noPhoto: string
  failed: string
  retry: string
  newTab: string
}

/** `5 gevonden`. */
export function formatFound(texts: PanelTexts, count: number, language: string): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one'
  return (isOne ? texts.foundOne : texts.foundOther).replace('{count}', String(count))
}
