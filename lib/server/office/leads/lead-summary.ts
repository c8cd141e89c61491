/** Summary of a lead for a row of a list: sender, beginning of the text, and address of its page. */
import 'server-only'
import { formatPrice } from '../../../domain/property/price.ts'
import type { Language } from '../../../domain/text/language.ts'
import { mailName } from '../../../domain/text/mail-name.ts'
import { isApplication } from '../../../forms/office-work.ts'
import { hrefBelow } from '../../../routing/private-pages.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'

type Payload = Readonly<Record<string, unknown>>

/** The first non-empty one of these fields, as a single line; empty if there is none. */
export function textOf(payload: Payload, ...fields: readonly string[]): string {
  const found = fields.map((field) => payload[field]).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof found === 'string' ? found.replace(/\s+/g, ' ').trim() : ''
}

const excerptLength = 90

type Written = { form: string; payload: Payload }

/**
 * The text as a single line. Empty for an application: it is read only on its page, where each view is recorded in the audit
 * trail.
 */
export const writtenIn = ({ form, payload }: Written): string =>
  isApplication(form) ? '' : textOf(payload, 'REMARK', 'COMMENT', 'CONDITIONS', 'REASON')

/** Beginning of the text, cut at a word; for an offer its amount. */
export function excerptOf({ form, payload }: Written): string {
  if (form === 'purchase-offer' && typeof payload['AMOUNT'] === 'number') return formatPrice(payload['AMOUNT'])
  const text = writtenIn({ form, payload })
  return text.length > excerptLength ? `${text.slice(0, excerptLength).replace(/\s+\S*$/, '')}…` : text
}

/** On the waiting list: the site mails the visitor when a slot becomes free. */
export const isOnWaitingList = ({ payload }: { payload: Payload }): boolean => payload['SLOT'] === 'waiting-list'

/** Empty if the form asks for no name. */
export const nameOf = (payload: Payload): string =>
  mailName(textOf(payload, 'FIRST_NAME'), textOf(payload, 'LAST_NAME')) || mailName(textOf(payload, 'NAME'))

/** The part of a name before the last name, with its trailing space; empty if unknown. */
export function firstNameOf(payload: Payload): string {
  const [name, last] = [nameOf(payload), mailName(textOf(payload, 'LAST_NAME'))]
  return last !== '' && name.endsWith(` ${last}`) ? name.slice(0, -last.length) : ''
}

/** Address of a lead's page. */
export const leadHref = (id: string, language: Language): string =>
  hrefBelow(getSnapshot().routeTable, 'office/leads', id, language)
