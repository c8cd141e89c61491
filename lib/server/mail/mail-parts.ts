/** Blocks that several mails use. */
import 'server-only'
import type { Translate } from '../pages/translator.ts'
import type { Block, MailRow } from './mail-content.ts'

/** The first paragraph: the greeting on its own line, then the sentences. */
export const opening = (greeting: string, ...sentences: readonly string[]): Block => ({
  kind: 'paragraph',
  text: [greeting, sentences.filter(Boolean).join(' ')].filter(Boolean).join('\n'),
})

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/** Rows below a heading; nothing without rows. */
export const factBlocks = (heading: string, rows: readonly MailRow[]): Block[] =>
  rows.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'facts', rows },
      ]

/** A single button. */
export const button = (label: string, href: string): Block => ({ kind: 'buttons', main: { label, href } })

/** `Uw bezoek is bevestigd: zaterdag 28-11-2026, 10:30` */
export const subjectWith = (t: Translate, title: string, what: string): string =>
  what ? t('Mail.pair', { label: title, value: what }) : title
