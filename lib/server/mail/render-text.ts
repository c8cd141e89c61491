/** The plain-text part of a mail, with the same content as the HTML. */
import 'server-only'
import { joinGiven } from '../../domain/site/given.ts'
import type { Translate } from '../pages/translator.ts'
import type { Block, MailContent, MailLink, MailProperty, Piece, Text } from './mail-content.ts'
import type { MailSender } from './mail-sender.ts'

/** A label and its value as the language punctuates them: `Slaapkamers: 4`. */
type Pair = (label: string, value: string) => string

/** Mail addresses and telephone numbers are readable as labels. */
const isPage = ({ href }: MailLink) => href.startsWith('http')

/** The address ends its line, so that no character after it is taken for a part of it. */
const linkText = (link: MailLink, pair: Pair) => (isPage(link) ? `${pair(link.label, '').trimEnd()}\n${link.href}` : link.label)

function pieceText(piece: Piece, pair: Pair): string {
  if (typeof piece === 'string') return piece
  return 'strong' in piece ? piece.strong : linkText(piece, pair)
}

const plain = (text: Text, pair: Pair): string =>
  typeof text === 'string' ? text : text.map((piece) => pieceText(piece, pair)).join('')

/** Underlines a title or heading over its length, at most 72 characters. */
const underline = (text: string, sign: string) => `${text}\n${sign.repeat(Math.min([...text].length, 72))}`

const join = (parts: readonly (string | false | undefined)[], by = '\n') => parts.filter(Boolean).join(by)

function propertyText({ title, address, reference, price, epc, inShort, href }: MailProperty): string {
  return join([title, join([address, reference], ', '), join([price, epc?.name], ', '), inShort, href])
}

function blockText(block: Block, pair: Pair): string {
  switch (block.kind) {
    case 'heading':
      return underline(block.text, '-')
    case 'paragraph':
    case 'notice':
      return plain(block.text, pair)
    case 'figures':
      return block.inWords ?? join(block.figures.map(({ label, figure, note }) => pair(label, join([figure, note], ', '))))
    case 'property':
      return propertyText(block.property)
    case 'listing': {
      const { reason, priceText, note, ...property } = block.listing
      return join([
        pair(reason, property.title),
        propertyText({ ...property, title: '', price: priceText, href: '' }),
        note,
        property.href,
      ])
    }
    case 'facts':
      return join(block.rows.map(({ label, value }) => pair(label, plain(value, pair))))
    case 'bars':
      return join(block.rows.map(({ label, count }) => pair(label, String(count))))
    case 'list':
      return join(block.items.map((item) => `- ${plain(item, pair)}`))
    case 'documents':
      return block.documents.map(({ name, about, href }) => join([`- ${name}, ${about}`, href])).join('\n\n')
    case 'buttons':
      return [block.main, ...(block.others ?? [])].flatMap((link) => (link ? [linkText(link, pair)] : [])).join('\n\n')
    case 'quote':
      return join([`> ${block.text.split('\n').join('\n> ')}`, block.by])
    case 'agent':
      return join([block.agent.name, block.agent.role, block.agent.phone, block.agent.email])
    case 'picture':
    case 'address':
      return ''
  }
}

const senderText = ({ name, street, town, phone, email }: MailSender) =>
  ['-- ', name, joinGiven([street, town], ', '), joinGiven([phone?.label ?? '', email.label], ' · ')].join('\n')

/** @param t translator of the language of the mail. */
export function renderText({ title, blocks, closing }: MailContent, sender: MailSender, t: Translate): string {
  // A question ends with its question mark instead of a colon.
  const pair: Pair = (label, value) => (label.endsWith('?') ? `${label} ${value}` : t('Mail.pair', { label, value }))
  const parts = [
    underline(title, '='),
    ...blocks.map((block) => blockText(block, pair)),
    senderText(sender),
    ...closing.map((line) => (typeof line === 'string' ? line : linkText(line, pair))),
    sender.statement,
    linkText(sender.privacy, pair),
  ]
  return `${join(parts, '\n\n')}\n`
}
