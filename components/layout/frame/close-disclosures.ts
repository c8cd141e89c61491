/**
 * Closes the open disclosures of a group on Escape and on a click outside; a further Escape closes the unnamed disclosure around
 * them (the mobile sheet). Without script they stay plain `details`.
 */

const findOpen = (kind: string) => [...document.querySelectorAll<HTMLDetailsElement>(`[data-disclosures] details${kind}[open]`)]

export function closeOthers(target: Node): void {
  for (const details of findOpen('[name]')) if (!details.contains(target)) details.open = false
}

export function closeOnEscape(): void {
  const named = findOpen('[name]')
  for (const details of named.length > 0 ? named : findOpen('')) {
    details.open = false
    details.querySelector('summary')?.focus()
  }
}
