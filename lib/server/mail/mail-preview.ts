/**
 * Renders a preview of a mail for the office before it is sent: with the same template, in the same language.
 */
import 'server-only'
import { type MailPreview, type PreviewPart, toPieces } from '../../domain/office/mail-preview.ts'
import { isLanguage } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { translatorOf } from '../pages/translator.ts'
import type { Block, Text } from './mail-content.ts'
import type { QueuedMail } from './mail-template.ts'
import { findTemplate } from './mail-templates.ts'

const wordsOf = (text: Text): string =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.label)).join('')

type Fills = readonly string[]

const paragraph = (text: Text, fills: Fills, isSmall = false): PreviewPart => ({
  kind: 'paragraph',
  pieces: toPieces(wordsOf(text), fills),
  isSmall,
})

/** Blocks that only occur in bulk mails are left out. */
function toPart(block: Block, fills: Fills): PreviewPart[] {
  switch (block.kind) {
    case 'paragraph':
      return [paragraph(block.text, fills, block.isSmall)]
    case 'notice':
      return [paragraph(block.text, fills)]
    case 'heading':
      return [{ kind: 'heading', text: block.text }]
    case 'figures':
      return [{ kind: 'figures', figures: block.figures.map(({ label, figure, note = '' }) => ({ label, figure, note })) }]
    case 'buttons':
      return [{ kind: 'buttons', main: block.main?.label, others: (block.others ?? []).map(({ label }) => label) }]
    case 'facts':
      return [{ kind: 'rows', rows: block.rows.map(({ label, value }) => ({ label, value: wordsOf(value) })) }]
    case 'property':
      return [
        {
          kind: 'named',
          name: block.property.title,
          about: [block.property.address, block.property.price].filter(Boolean).join(', '),
        },
      ]
    case 'agent':
      return [{ kind: 'named', name: block.agent.name, about: block.agent.phone }]
    default:
      return []
  }
}

/**
 * @param fills the values that the user chose or typed, as they appear in the mail.
 * @returns undefined for an unknown template, or when there is nothing to send.
 * @throws errors of the template.
 */
export async function renderMailPreview(mail: QueuedMail, now: Date, fills: Fills): Promise<MailPreview | undefined> {
  const language = isLanguage(mail.language) ? mail.language : getSnapshot().site.defaultLanguage
  const context = { language, t: translatorOf(language), to: mail.to, queuedAt: now }
  const rendered = await findTemplate(mail.template)?.render(mail.values, context)
  if (!rendered) return undefined
  return {
    language,
    subject: rendered.subject ?? rendered.title,
    parts: rendered.blocks.flatMap((block) => toPart(block, fills)),
  }
}
