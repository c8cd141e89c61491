/**
 * Closes the open disclosures of a group on Escape and on a click elsewhere, and on a further Escape the one without a name that
 * opens them all (the sheet of a phone); without script they stay plain `details`.
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
