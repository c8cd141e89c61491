/**
 * What this site signs for somebody to bring back. The list is closed: whoever adds a link adds its purpose here, and a signature
 * for one purpose is worth nothing for another. Key, text and unit of each are those of the mails that are on their way: they
 * stay as they are (tests/unit/server/security/mailed-tokens.test.ts).
 */
import 'server-only'
import { env } from '../runtime/env.ts'
import { secretFor } from './secret.ts'

export type Rule = {
  /** Undefined while there is none; then nothing is signed and nothing is genuine. */
  key: () => string | undefined
  /** What a payload looks like; anything else is neither signed nor read. */
  payload: RegExp
  /** Milliseconds in which its end is written. */
  unit: 1 | 1000
  /** What is signed. No two pairs of payload and end give the same text. */
  text: (payload: string, end: string) => string
  /** Days; or until what it is about is deleted; or until the end that each one is given. */
  holds: number | 'until deleted' | 'until its end'
}

/** What is to be confirmed is confirmed within a week. */
export const confirmDays = 7

/** An agent who comes back from a week off finds the links of the mail still good. */
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

/** Addresses, of which each purpose has its own. */
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
  /** Which person of a shared list a browser is: kept in its cookie. */
  'shared-list person': mailed('shared-list', 'person', 'until deleted'),
  'shared-list confirm': mailed('shared-list', 'confirm', confirmDays),
  'shared-list end': mailed('shared-list', 'end', 'until deleted'),
  'viewing confirm': mailed('viewing', 'confirm', confirmDays),
  'viewing manage': mailed('viewing', 'manage', 'until deleted'),
  'viewing booked': mailed('viewing', 'booked', 'until deleted'),
  /** The sheet of a day: its first lead, and where the link came from, `5f3a_mail`. */
  'viewing sheet': mailed('viewing', 'sheet', 'until deleted'),
  /** One of the times that the agency proposed. */
  'viewing choose': mailed('viewing', 'choose', 'until deleted'),
  /** What an agent does with a request from the mail: the lead and the agent, `5f3a_11`. */
  'viewing answer': mailed('viewing', 'answer', answerDays),
  /** The agent's viewings for a calendar of their own, until the agent ends it: the agent and a key, `11_x7Q2`. */
  'viewing feed': mailed('viewing', 'feed', 'until deleted'),
  'unwanted-mail report': mailed('unwanted-mail', 'report', 'until deleted'),
  document: path(/^\/api\/documents\/\d+\/\d+\/$/),
  'rental-application': path(/^\/rental-application\/\d+\/$/),
  /** A text that the office writes, on the page that shows it: both in one line. */
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

/** Purposes of addresses that are signed themselves, see signed-path.ts. */
export type PathPurpose = 'document' | 'rental-application'

export const ruleOf = (purpose: Purpose): Rule => rules[purpose]
