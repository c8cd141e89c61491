/** Renders each block of a mail as HTML table rows. */
import 'server-only'
import { type Html, href, html, lines } from './html.ts'
import { largeProperty, listing, propertyLine, widePicture } from './html-property.ts'
import type { Block, MailAgent, MailLink, Piece, Text } from './mail-content.ts'
import { type MailSender, phoneHref } from './mail-sender.ts'
import { band, colours, quiet, table, type } from './mail-styles.ts'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** Long words, such as addresses and file names, are broken instead of widening the mail. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word'

const link = ({ label, href: to }: MailLink, { accent }: MailSender): Html =>
  html`<a class="ac" href="${href(to)}" style="color:${accent.plain};text-decoration:underline;${breaks}">${label}</a>`

function piece(part: Piece, sender: MailSender): Html {
  if (typeof part === 'string') return html`${lines(part)}`
  if ('strong' in part) return html`<b class="t" style="color:${colours.ink};font-weight:600">${part.strong}</b>`
  return link(part, sender)
}

const inline = (text: Text, sender: MailSender): Html[] =>
  typeof text === 'string' ? lines(text) : text.map((part) => piece(part, sender))

const heading = ({ text, count }: Of<'heading'>, { accent }: MailSender): Html =>
  band(
    38,
    html`<h2 class="t" style="${type(22, 27, colours.ink, 500)};letter-spacing:-.018em">${text}${count !== undefined && html` <span class="ac" style="font-size:14px;color:${accent.plain}">${count}</span>`}</h2>`,
  )

const paragraph = ({ text, isSmall }: Of<'paragraph'>, sender: MailSender): Html =>
  band(12, html`<p class="q" style="${isSmall ? quiet(14, 21) : quiet(16, 25)};${breaks}">${inline(text, sender)}</p>`)

/** At most two per row. */
function figures({ figures: all, isDecision }: Of<'figures'>, { accent }: MailSender): Html {
  const size = isDecision ? type(46, 54, colours.ink, 500) : type(34, 42, colours.ink, 500)
  const cell = ({ label, figure, note }: (typeof all)[number], index: number) =>
    html`<td class="ln" valign="${isDecision ? 'top' : 'bottom'}" style="width:${all.length === 1 ? 100 : 50}%;padding:16px 0 16px ${index % 2 ? 20 : 0}px${index % 2 ? `;border-left:1px solid ${colours.line}` : ''}${index > 1 ? `;border-top:1px solid ${colours.line}` : ''}"><span class="q" style="display:block;${quiet(15, 20)}">${label}</span><span class="${isDecision ? 't big' : 't'}" style="display:block;${size};letter-spacing:-.04em;mso-line-height-rule:exactly">${figure}</span>${note && html`<span class="q" style="display:block;${quiet(15, 20)}">${note}</span>`}</td>`
  const rows = Array.from({ length: Math.ceil(all.length / 2) }, (_, row) => {
    const pair = all.slice(2 * row, 2 * row + 2)
    return html`<tr>${pair.map((one, column) => cell(one, 2 * row + column))}</tr>`
  })
  const top = isDecision ? `border-top:3px solid ${accent.plain}` : `border-top:1px solid ${colours.ink}`
  return band(
    24,
    html`<div class="${isDecision ? 'rule' : 'li'}" style="${top}"><div class="li" style="border-bottom:1px solid ${colours.ink}">${table(rows, 'table-layout:fixed')}</div></div>`,
  )
}

const ruled = (content: Html): Html => html`<div class="li" style="border-top:1px solid ${colours.ink}">${content}</div>`

/** A data table, with the labels as row headers. */
const dataRows = (rows: readonly Html[]): Html =>
  band(
    14,
    ruled(
      html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;table-layout:fixed">${rows}</table>`,
    ),
  )

/** Rows without headers. */
const plainRows = (rows: readonly Html[]): Html => band(14, ruled(table(rows)))

function facts({ rows }: Of<'facts'>, sender: MailSender): Html {
  const cells = rows.map(
    ({ label, value }) =>
      html`<tr><th class="q ln" scope="row" valign="top" style="width:34%;padding:11px 14px 11px 0;border-bottom:1px solid ${colours.line};text-align:left;${quiet(15, 22)};overflow-wrap:break-word">${label}</th><td class="t ln" valign="top" style="padding:11px 0;border-bottom:1px solid ${colours.line};${type(15, 22)};${breaks}">${inline(value, sender)}</td></tr>`,
  )
  return dataRows(cells)
}

function bars({ rows }: Of<'bars'>, { accent }: MailSender): Html {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const cells = rows.map(({ label, count }) => {
    const share = Math.round((100 * count) / most)
    const bar = html`<table role="presentation" class="trk" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#E0E8EB" style="width:100%;background:#E0E8EB"><tr>${share > 0 && html`<td class="bar" bgcolor="${accent.plain}" style="width:${share}%;height:8px;background:${accent.plain};font-size:0;line-height:0">&nbsp;</td>`}${share < 100 && html`<td style="height:8px;font-size:0;line-height:0">&nbsp;</td>`}</tr></table>`
    return html`<tr><th class="t ln" scope="row" style="width:40%;padding:11px 16px 11px 0;border-bottom:1px solid ${colours.line};text-align:left;${type(15, 21)};overflow-wrap:break-word">${label}</th><td class="ln" aria-hidden="true" style="padding:11px 0;border-bottom:1px solid ${colours.line}">${bar}</td><td class="t ln" align="right" style="width:48px;padding:11px 0 11px 8px;border-bottom:1px solid ${colours.line};${type(15, 21, colours.ink, 600)}">${count}</td></tr>`
  })
  return dataRows(cells)
}

const list = ({ items }: Of<'list'>, sender: MailSender): Html =>
  plainRows(
    items.map(
      (item) =>
        html`<tr><td class="t ln" style="padding:11px 0;border-bottom:1px solid ${colours.line};${type(15, 22)};${breaks}">${inline(item, sender)}</td></tr>`,
    ),
  )

const documents = ({ documents: all, open }: Of<'documents'>): Html =>
  plainRows(
    all.map(
      ({ name, about, href: to }) =>
        html`<tr><td class="ln" valign="top" style="padding:13px 12px 13px 0;border-bottom:1px solid ${colours.line};${breaks}"><a class="t" href="${href(to)}" style="${type(16, 22, colours.ink, 600)};text-decoration:underline;text-underline-offset:3px">${name}</a><span class="q" style="display:block;margin-top:2px;${quiet(14, 20)}">${about}</span></td><td class="ln" valign="middle" align="right" style="width:96px;padding:10px 0;border-bottom:1px solid ${colours.line}"><table role="presentation" cellpadding="0" cellspacing="0" border="0" align="right"><tr><td class="bl" style="border:1px solid ${colours.control};border-radius:2px"><a href="${href(to)}" aria-label="${open}, ${name}" style="display:block;padding:11px 14px;${type(15, 20, colours.ink, 600)};text-decoration:none">${open}</a></td></tr></table></td></tr>`,
    ),
  )

/** Outlook ignores the padding of a link, so it is set on the cell. */
const button = ({ label, href: to }: MailLink, accent: string | undefined): Html =>
  table(
    accent
      ? html`<tr><td align="center" bgcolor="${accent}" style="background:${accent};border:1px solid ${accent};border-radius:2px;mso-padding-alt:14px 20px"><a href="${href(to)}" style="display:block;padding:14px;${type(16, 20, '#FFFFFF', 600)};text-decoration:none">${label}</a></td></tr>`
      : html`<tr><td class="bl" align="center" style="border:1px solid ${colours.control};border-radius:2px;mso-padding-alt:14px 20px"><a href="${href(to)}" style="display:block;padding:14px;${type(16, 20, colours.ink, 600)};text-decoration:none">${label}</a></td></tr>`,
  )

function buttons({ main, others = [] }: Of<'buttons'>, { accent }: MailSender): Html {
  const [left, right] = others
  const pair =
    left && right
      ? table(
          html`<tr><td valign="top" style="width:50%">${button(left, undefined)}</td><td width="10" style="width:10px;font-size:0;line-height:0">&nbsp;</td><td valign="top" style="width:50%">${button(right, undefined)}</td></tr>`,
          'table-layout:fixed',
        )
      : left && button(left, undefined)
  return html`${main && band(24, button(main, accent.plain))}${pair && band(main ? 10 : 24, pair)}`
}

const notice = ({ text }: Of<'notice'>, sender: MailSender): Html =>
  band(
    20,
    table(
      html`<tr><td class="mist t" bgcolor="${colours.mist}" style="padding:16px 18px;background:${colours.mist};${type(15, 22)};${breaks}">${inline(text, sender)}</td></tr>`,
    ),
  )

const quote = ({ text, by }: Of<'quote'>, { accent }: MailSender): Html =>
  band(
    24,
    table(
      html`<tr><td class="rule" style="border-left:3px solid ${accent.plain};padding:2px 0 2px 18px;${breaks}"><p class="t" style="${type(19, 29)}">${lines(text)}</p><p class="q" style="${quiet(14, 20)};padding-top:6px">${by}</p></td></tr>`,
    ),
  )

function agent({ agent: who }: { agent: MailAgent }, { accent }: MailSender): Html {
  const { name, initials, role, phone, email } = who
  const tile = html`<td bgcolor="${accent.plain}" valign="bottom" width="76" height="104" style="width:76px;height:104px;padding:0 0 8px 12px;background:${accent.plain};${type(24, 28, '#FFFFFF', 500)}">${initials}</td>`
  const text = html`<span class="t" style="display:block;${type(16, 22, colours.ink, 600)}">${name}</span>${role && html`<span class="q" style="display:block;${quiet(14, 20)}">${role}</span>`}<a class="t" href="${href(phoneHref(phone))}" style="display:inline-block;padding:6px 0;${type(21, 32, colours.ink, 600)};letter-spacing:-.01em;text-decoration:underline;text-underline-offset:4px;white-space:nowrap">${phone}</a><br><a class="q" href="${href(`mailto:${email}`)}" style="${quiet(14, 22)};text-decoration:underline;${breaks}">${email}</a>`
  return band(
    14,
    table(
      html`<tr>${tile}<td class="mist" bgcolor="${colours.mist}" valign="middle" style="padding:12px 12px 12px 16px;background:${colours.mist}">${text}</td></tr>`,
    ),
  )
}

const address = ({ text, href: to }: Of<'address'>, sender: MailSender): Html =>
  band(28, html`<p class="q" style="${quiet(14, 21)}">${text}<br>${link({ label: to, href: to }, sender)}</p>`)

/** @throws for an address of a link that is not absolute, see `href`. */
export function blockHtml(block: Block, sender: MailSender): Html {
  switch (block.kind) {
    case 'heading':
      return heading(block, sender)
    case 'paragraph':
      return paragraph(block, sender)
    case 'figures':
      return figures(block, sender)
    case 'property':
      return block.look === 'large' ? largeProperty(block.property) : propertyLine(block.property)
    case 'listing':
      return listing(block.listing, sender.accent.plain)
    case 'facts':
      return facts(block, sender)
    case 'bars':
      return bars(block, sender)
    case 'list':
      return list(block, sender)
    case 'documents':
      return documents(block)
    case 'buttons':
      return buttons(block, sender)
    case 'notice':
      return notice(block, sender)
    case 'quote':
      return quote(block, sender)
    case 'agent':
      return agent(block, sender)
    case 'picture':
      return widePicture(block.picture, block.href)
    case 'address':
      return address(block, sender)
  }
}
