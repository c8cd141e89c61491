/** Escape hides an open submenu without moving pointer or focus (WCAG 1.4.13); returning to the menu lets it open again. */

export function dismissMenus(): void {
  for (const menu of document.querySelectorAll('[data-menu]')) menu.setAttribute('data-dismissed', '')
}

export function allowMenu({ target }: Event): void {
  if (target instanceof Element) target.closest('[data-menu]')?.removeAttribute('data-dismissed')
}
