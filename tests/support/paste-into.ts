import type { UserEvent } from '@testing-library/user-event'

/** Fills a field in one step, as each key would render a whole form. Other tests cover typing. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
