/**
 * The list of everything that this site signs. A signature for one purpose is invalid for any other. Key, text and unit of each
 * purpose must not change, as links that were already mailed depend on them (tests/unit/server/security/mailed-tokens.test.ts).
 */
import 'server-only'
import { env } from '../runtime/env.ts'
import { secretFor } from './secret.ts'

export type Rule = {
  /** Undefined when the setting is missing: then nothing is signed and no signature is valid. */
  key: () => string | undefined
  /** The format of a payload; anything else is neither signed nor accepted. */
  payload: RegExp
  /** The unit of the expiry, in milliseconds. */
  unit: 1 | 1000
  /** The signed text. Different pairs of payload and expiry must have different texts. */
  text: (payload: string, end: string) => string
  /** Lifetime in days; or until the subject is deleted; or until the expiry that the caller gives. */
  holds: number | 'until deleted' | 'until its end'
}

/** Days in which something has to be confirmed. */
export const confirmDays = 7

/** Days; an agent who was away for a week can still use the links of the mail. */
const answerDays = 14

const id = /^[^.:]{1,200}$/

/** Links in mails: other than confirmations, they may be opened years later. */
const mailed = (
  key: 'newsletter' | 'saved-search' | 'shared-list' | 'unwanted-mail' | 'viewing',
  action: string,
  holds: number | 'until deleted',
) => ({
  key: () => secretFor(key),
  payload: id,
  unit: 1 as const,
  text: (payload: string, end: string) => `${action}:${payload}:${end}`,
  holds,
})

const lines = (...parts: readonly string[]) => parts.join('\n')

/** Signed addresses of this site; each purpose has a path of its own. */
const path = (payload: RegExp) => ({
  key: () => secretFor('link'),
  payload,
  unit: 1000 as const,
  text: lines,
  holds: 'until its end' as const,
})

const rules = {
  'newsletter confirm': mailed('newsletter', 'confirm', confirmDays),
  'newsletter end': mailed('newsletter', 'end', 'until deleted'),
  'saved-search confirm': mailed('saved-search', 'confirm', confirmDays),
  'saved-search manage': mailed('saved-search', 'manage', 'until deleted'),
  'saved-search end': mailed('saved-search', 'end', 'until deleted'),
  /** Identifies a browser as a person of a shared list; stored in its cookie. */
  'shared-list person': mailed('shared-list', 'person', 'until deleted'),
  'shared-list confirm': mailed('shared-list', 'confirm', confirmDays),
  'shared-list end': mailed('shared-list', 'end', 'until deleted'),
  'viewing confirm': mailed('viewing', 'confirm', confirmDays),
  'viewing manage': mailed('viewing', 'manage', 'until deleted'),
  'viewing booked': mailed('viewing', 'booked', 'until deleted'),
  /** The page of the viewings of a day: its first lead, and where the link came from, `5f3a_mail`. */
  'viewing sheet': mailed('viewing', 'sheet', 'until deleted'),
  /** One of the times that the agency proposed. */
  'viewing choose': mailed('viewing', 'choose', 'until deleted'),
  /** The agent's buttons for a request in the mail: the lead and the agent, `5f3a_11`. */
  'viewing answer': mailed('viewing', 'answer', answerDays),
  /** The calendar feed of an agent's viewings, until the agent revokes it: the agent and a key, `11_x7Q2`. */
  'viewing feed': mailed('viewing', 'feed', 'until deleted'),
  'unwanted-mail report': mailed('unwanted-mail', 'report', 'until deleted'),
  document: path(/^\/api\/documents\/\d+\/\d+\/$/),
  'rental-application': path(/^\/rental-application\/\d+\/$/),
  /** A draft text of the office, previewed on the page that shows it: both in one line. */
  'text-preview': path(/^text-preview [^\n]*$/),
  preview: {
    key: () => env().PREVIEW_SECRET,
    payload: /^[^\n]*$/,
    unit: 1000,
    text: (payload, end) => lines('preview', payload, end),
    holds: 'until its end',
  },
} as const satisfies Record<string, Rule>

export type Purpose = keyof typeof rules

/** Purposes of links in mails, see link-token.ts. */
export type TokenPurpose = Exclude<Purpose, 'document' | 'rental-application' | 'text-preview' | 'preview'>

/** Purposes of signed addresses, see signed-path.ts. */
export type PathPurpose = 'document' | 'rental-application'

export const ruleOf = (purpose: Purpose): Rule => rules[purpose]
