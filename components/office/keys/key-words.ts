/** Data of the office's shortcut keys: pages, texts, and the storage key under which they are switched off. */

/** Addresses of the pages in the language of the office. */
export type OfficeKeyPages = { today: string; plan: string; leads: string }

/** `keys`: descriptions of the shortcuts. */
export type OfficeKeyWords = {
  title: string
  help: string
  isOff: string
  close: string
  keys: readonly (readonly [key: string, does: string])[]
}

/** `groups`: by the names of the server's kinds of results, and `pages`. */
export type JumpWords = Record<'title' | 'help' | 'asking' | 'nothing' | 'failed' | 'close' | 'language', string> & {
  groups: Readonly<Record<string, string>>
  pages: readonly { name: string; href: string }[]
}

/** Single-letter shortcuts interfere with speech input: they can be switched off (WCAG 2.1.4). */
export const offKey = 'office-keys-off'
