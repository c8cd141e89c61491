/** Properties in the HTML of a mail: large with a wide picture, in one line, or as a changed listing. */
import 'server-only'
import { type Html, href, html } from './html.ts'
import type { MailListing, MailPicture, MailProperty } from './mail-content.ts'
import { band, colours, quiet, sheetWidth, table, type } from './mail-styles.ts'

/** As wide as its column; `style` keeps the aspect ratio in a narrower column. */
function image({ src, alt, width, height }: MailPicture, shown: number): Html {
  const shownHeight = Math.round((shown * height) / width)
  return html`<img class="t" src="${href(src)}" alt="${alt}" width="${shown}" height="${shownHeight}" style="width:100%;max-width:${shown}px;height:auto;background:#E0E8EB;${quiet(14, 20)}">`
}

/** Over the whole width of the content. */
export const widePicture = (picture: MailPicture, to: string): Html =>
  html`<tr><td style="padding:24px 0 0"><a href="${href(to)}" style="display:block;text-decoration:none">${image(picture, sheetWidth)}</a></td></tr>\n`

/** The tip of the arrow is drawn with CSS borders, which Outlook does not support: it shows only the square. */
function badge({ epc }: MailProperty): Html | undefined {
  if (!epc) return undefined
  const { letter, name, fill, ink } = epc
  const tip = html`<!--[if !mso]><!--><td style="padding:0;width:9px;font-size:0;line-height:0"><div style="width:0;height:0;border-left:9px solid ${fill};border-top:12px solid transparent;border-bottom:12px solid transparent;font-size:0;line-height:0"></div></td><!--<![endif]-->`
  return html`<table role="img" aria-label="${name}" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${fill}" align="center" style="min-width:34px;height:24px;padding:0 6px;box-sizing:border-box;background:${fill};${type(15, 24, ink, 600)}">${letter}</td>${tip}</tr></table>`
}

const titleLink = ({ title, href: to }: MailProperty, size: number): Html =>
  html`<p class="t" style="${type(size, size + 6, colours.ink, 600)};padding-top:6px"><a class="t" href="${href(to)}" style="color:${colours.ink};text-decoration:underline;text-underline-offset:3px">${title}</a></p>`

const place = ({ address, reference }: MailProperty): Html =>
  html`<p class="q" style="${quiet(15, 22)};padding-top:2px">${[address, reference.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ')}</p>`

const priceRow = (property: MailProperty & { before?: string | undefined }, size: number): Html | undefined =>
  property.price === '' && !property.epc
    ? undefined
    : table(
        html`<tr><td class="t" style="${type(size, size + 6, colours.ink, 600)};letter-spacing:-.015em">${property.price}${property.before && html` <s class="q" style="${quiet(14, 20)}">${property.before}</s>`}</td>${property.epc && html`<td align="right" valign="middle" style="padding-left:12px;width:50px">${badge(property)}</td>`}</tr>`,
      )

/** In one row if there is room, in two columns on phones, even without the style sheet. */
function factGrid({ facts }: MailProperty): Html | undefined {
  if (facts.length === 0) return undefined
  const share = Math.floor(100 / facts.length)
  const cells = facts.map(
    ({ label, value }) =>
      html`<!--[if mso]><td width="${share}%" valign="top"><![endif]--><div class="f" style="display:inline-block;width:100%;max-width:${Math.floor(500 / facts.length)}px;min-width:118px;vertical-align:top;padding:10px 0 2px"><span class="q" style="display:block;${quiet(13, 18)}">${label}</span><span class="t" style="display:block;${type(16, 22, colours.ink, 600)}">${value}</span></div><!--[if mso]></td><![endif]-->`,
  )
  return html`<div class="li" style="border-top:1px solid ${colours.ink};margin-top:14px;font-size:0;line-height:0"><!--[if mso]><table role="presentation" width="100%"><tr><![endif]-->${cells}<!--[if mso]></tr></table><![endif]--></div>`
}

export const largeProperty = (property: MailProperty): Html =>
  html`${property.picture && widePicture(property.picture, property.href)}${band(property.picture ? 14 : 28, html`${priceRow(property, 24)}${titleLink(property, 17)}${place(property)}${factGrid(property)}`)}`

/** Picture and text in one row; below each other in mail programs that ignore fixed widths. */
export function propertyLine(property: MailProperty): Html {
  const { picture, price } = property
  const shown =
    picture &&
    html`<td valign="top" width="132" style="width:32%;max-width:132px;padding:4px 16px 4px 0"><a href="${href(property.href)}" style="display:block">${image(picture, 132)}</a></td>`
  const figures =
    (price !== '' || property.epc) &&
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:4px"><tr>${price !== '' && html`<td class="t" style="${type(16, 24, colours.ink, 600)};padding-right:12px">${price}</td>`}<td>${badge(property)}</td></tr></table>`
  return band(20, table(html`<tr>${shown}<td valign="top">${titleLink(property, 16)}${place(property)}${figures}</td></tr>`))
}

/** The reason of the change: filled for a new price, outlined otherwise. */
function tag({ reason, before }: MailListing, accent: string): Html {
  const cell =
    before === undefined
      ? html`<td class="t li" style="border:1px solid ${colours.ink};padding:2px 9px;${type(13, 18, colours.ink, 600)}">${reason}</td>`
      : html`<td bgcolor="${accent}" style="border:1px solid ${accent};background:${accent};padding:2px 9px;${type(13, 18, '#FFFFFF', 600)}">${reason}</td>`
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${cell}</tr></table>`
}

/** Picture on the left, everything else on the right; below each other on phones. */
export function listing(changed: MailListing, accent: string): Html {
  const text = html`${tag(changed, accent)}<div style="padding-top:8px">${priceRow(changed, 20)}</div>${titleLink(changed, 16)}${place(changed)}${changed.inShort && html`<p class="t" style="${type(14, 20, colours.ink, 600)};padding-top:6px">${changed.inShort}</p>`}<p class="q" style="${quiet(14, 20)};padding-top:4px">${changed.note}</p>`
  const picture =
    changed.picture &&
    html`<!--[if mso]><td width="236" valign="top"><![endif]--><div class="c1" style="display:inline-block;width:100%;max-width:236px;vertical-align:top"><a href="${href(changed.href)}" style="display:block">${image(changed.picture, 552)}</a></div><!--[if mso]></td><![endif]-->`
  return band(
    20,
    html`<div class="ln" style="border-top:1px solid ${colours.line};padding-top:20px;font-size:0;line-height:0"><!--[if mso]><table role="presentation" width="100%"><tr><![endif]-->${picture}<!--[if mso]><td valign="top"><![endif]--><div class="c2" style="display:inline-block;width:100%;max-width:${changed.picture ? 284 : 520}px;box-sizing:border-box;vertical-align:top;${changed.picture ? 'padding-left:20px' : ''}">${text}</div><!--[if mso]></td></tr></table><![endif]--></div>`,
  )
}
