/** A typed name as a mail to somebody else may show it. */
import { hasPageAddress, withoutPageAddresses } from './page-address.ts'
import { toSingleLine } from './single-line.ts'

/** Characters at most: two fields of a form. */
const maxLength = 120

const withoutDoubleSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What stands on both sides of an address that was taken out may make another; it is taken out as well. */
function withoutAddresses(text: string): string {
  const name = withoutDoubleSpaces(withoutPageAddresses(text, ' '))
  return name.length < text.length && hasPageAddress(name) ? withoutAddresses(name) : name
}

/**
 * On one line, without control characters, addresses of pages and signs that mark up text, and bounded. The forms refuse most of
 * that already; what was kept by an earlier release, or comes another way, is cleaned here.
 */
export function mailName(...parts: readonly unknown[]): string {
  const typed = parts.filter((part): part is string => typeof part === 'string').join(' ')
  const letters = toSingleLine(typed).replace(/[\p{Cc}\p{Cs}<>"\\[\]{}|]/gu, '')
  const name = [...withoutAddresses(letters)].slice(0, maxLength).join('')
  return withoutAddresses(name)
}
