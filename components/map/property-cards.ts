/** The cards next to a map: elements with `data-property-id`. The one chosen on the map has `data-selected`. */

const cardSelector = '[data-property-id]'

function idOf(target: EventTarget | null): number {
  const card = target instanceof Element ? target.closest<HTMLElement>(cardSelector) : null
  return Number(card?.dataset['propertyId'] ?? 0)
}

/**
 * Calls `onPoint` with the property whose card is hovered or focused, 0 when it is left.
 * @returns a function that stops watching.
 */
export function watchCards(onPoint: (id: number) => void): () => void {
  let last = 0
  const point = (id: number) => {
    if (id !== last) onPoint(id)
    last = id
  }
  const onEnter = ({ target }: Event) => point(idOf(target))
  const onBlur = ({ relatedTarget }: FocusEvent) => point(idOf(relatedTarget))
  document.addEventListener('mouseover', onEnter)
  document.addEventListener('focusin', onEnter)
  document.addEventListener('focusout', onBlur)
  return () => {
    document.removeEventListener('mouseover', onEnter)
    document.removeEventListener('focusin', onEnter)
    document.removeEventListener('focusout', onBlur)
  }
}

/** False where the map is above the list, as on phones: there, scrolling to the card would scroll the map away. */
function isBeside(card: Element, map: Element | null): boolean {
  const [a, b] = [card.getBoundingClientRect(), map?.getBoundingClientRect()]
  return b === undefined || a.right <= b.left || a.left >= b.right
}

/** Marks the card of a property, and no other; scrolls it into view where it is next to the map. @param id 0 for none. */
export function markCard(id: number, map: Element | null): void {
  for (const card of document.querySelectorAll<HTMLElement>(cardSelector)) {
    const isSelected = id > 0 && card.dataset['propertyId'] === String(id)
    card.toggleAttribute('data-selected', isSelected)
    if (!isSelected || !isBeside(card, map)) continue
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}
