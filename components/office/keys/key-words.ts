/** What the keys of the office are made of: pages, words, and where it stands that they are off. */

/** By name, as the address of each language has them. */
export type OfficeKeyPages = { today: string; plan: string; leads: string }

/** `keys`: what each does. */
export type OfficeKeyWords = {
  title: string
  help: string
  isOff: string
  close: string
  keys: readonly (readonly [key: string, does: string])[]
}

/** `groups`: by the names that the server has for what it finds, and `pages`. */
export type JumpWords = Record<'title' | 'help' | 'asking' | 'nothing' | 'failed' | 'close' | 'language', string> & {
  groups: Readonly<Record<string, string>>
  pages: readonly { name: string; href: string }[]
}

/** Single letters get in the way of those who speak to their computer: they can be switched off. */
export const offKey = 'office-keys-off'
