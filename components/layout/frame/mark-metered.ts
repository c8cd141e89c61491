/** Marks the page on metered or slow connections: the rules of `prefetch-rules.tsx` then prefetch nothing. */

type Connection = { saveData?: boolean; effectiveType?: string }

export function markMetered(): void {
  const { connection }: { connection?: Connection } = navigator as object
  const isMetered = connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')
  document.documentElement.toggleAttribute('data-metered', Boolean(isMetered))
}
