/** What a row says of a lead: by whom it is, how it begins, and where it is handled. */
import 'server-only'
import { formatPrice } from '../../../domain/property/price.ts'
import type { Language } from '../../../domain/text/language.ts'
import { mailName } from '../../../domain/text/mail-name.ts'
import { isApplication } from '../../../forms/office-work.ts'
import { hrefBelow } from '../../../routing/private-pages.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'

type Payload = Readonly<Record<string, unknown>>

/** The first of these fields that says something, on one line; empty for none. */
export function textOf(payload: Payload, ...fields: readonly string[]): string {
  const found = fields.map((field) => payload[field]).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof found === 'string' ? found.replace(/\s+/g, ' ').trim() : ''
}

const excerptLength = 90

type Written = { form: string; payload: Payload }

/** What was written, on one line; of an application nothing: that is read on its page alone, where each look stands in the trail. */
export const writtenIn = ({ form, payload }: Written): string =>
  isApplication(form) ? '' : textOf(payload, 'REMARK', 'COMMENT', 'CONDITIONS', 'REASON')

/** How what was written begins, in whole words; of an offer its amount. */
export function excerptOf({ form, payload }: Written): string {
  if (form === 'purchase-offer' && typeof payload['AMOUNT'] === 'number') return formatPrice(payload['AMOUNT'])
  const text = writtenIn({ form, payload })
  return text.length > excerptLength ? `${text.slice(0, excerptLength).replace(/\s+\S*$/, '')}…` : text
}

/** Whoever waits for a time that gets free: the site writes by itself once there is one. */
export const isOnWaitingList = ({ payload }: { payload: Payload }): boolean => payload['SLOT'] === 'waiting-list'

/** Empty for a form that asks for none. */
export const nameOf = (payload: Payload): string =>
  mailName(textOf(payload, 'FIRST_NAME'), textOf(payload, 'LAST_NAME')) || mailName(textOf(payload, 'NAME'))

/** What a name begins with before the last name, with its space; empty where that is not known. */
export function firstNameOf(payload: Payload): string {
  const [name, last] = [nameOf(payload), mailName(textOf(payload, 'LAST_NAME'))]
  return last !== '' && name.endsWith(` ${last}`) ? name.slice(0, -last.length) : ''
}

/** Where a lead is handled. */
export const leadHref = (id: string, language: Language): string =>
  hrefBelow(getSnapshot().routeTable, 'office/leads', id, language)
