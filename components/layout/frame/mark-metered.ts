/** Marks a page whose visitor pays for each byte or waits long for it: the rules of `prefetch-rules.tsx` then fetch nothing ahead. */

type Connection = { saveData?: boolean; effectiveType?: string }

export function markMetered(): void {
  const { connection }: { connection?: Connection } = navigator as object
  const isMetered = connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')
  document.documentElement.toggleAttribute('data-metered', Boolean(isMetered))
}
