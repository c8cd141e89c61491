/** The cards beside a map: elements with `data-property-id`. The one chosen on the map carries `data-selected`. */

const cardSelector = '[data-property-id]'

function idOf(target: EventTarget | null): number {
  const card = target instanceof Element ? target.closest<HTMLElement>(cardSelector) : null
  return Number(card?.dataset['propertyId'] ?? 0)
}

/** Calls `onPoint` with the property whose card the pointer or the keyboard reaches, 0 when it leaves. @returns a stop function. */
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

/** Above the map, as on phones, scrolling to the card would push the map away. */
function isBeside(card: Element, map: Element | null): boolean {
  const [a, b] = [card.getBoundingClientRect(), map?.getBoundingClientRect()]
  return b === undefined || a.right <= b.left || a.left >= b.right
}

/** Marks the card of a property, and no other; brings it into view where it stands beside the map. @param id 0 for none. */
export function markCard(id: number, map: Element | null): void {
  for (const card of document.querySelectorAll<HTMLElement>(cardSelector)) {
    const isSelected = id > 0 && card.dataset['propertyId'] === String(id)
    card.toggleAttribute('data-selected', isSelected)
    if (!isSelected || !isBeside(card, map)) continue
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}
