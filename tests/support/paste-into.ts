import type { UserEvent } from '@testing-library/user-event'

/** Fills a field at once, where each key would draw a whole form. What keys do has tests of its own. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
