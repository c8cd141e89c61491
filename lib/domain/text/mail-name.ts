/** Cleans a typed name before it appears in a mail to somebody else. */
import { hasPageAddress, withoutPageAddresses } from './page-address.ts'
import { toSingleLine } from './single-line.ts'

/** Highest number of characters: two fields of a form. */
const maxLength = 120

const withoutDoubleSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Repeated, since the text around a removed address may form another one. */
function withoutAddresses(text: string): string {
  const name = withoutDoubleSpaces(withoutPageAddresses(text, ' '))
  return name.length < text.length && hasPageAddress(name) ? withoutAddresses(name) : name
}

/**
 * Single-line, without control characters, web addresses and markup characters, and limited in length. Forms reject most of this;
 * names stored by an earlier release or sent another way are cleaned here.
 */
export function mailName(...parts: readonly unknown[]): string {
  const typed = parts.filter((part): part is string => typeof part === 'string').join(' ')
  const letters = toSingleLine(typed).replace(/[\p{Cc}\p{Cs}<>"\\[\]{}|]/gu, '')
  const name = [...withoutAddresses(letters)].slice(0, maxLength).join('')
  return withoutAddresses(name)
}
