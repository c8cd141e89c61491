/** The HTML part of a mail: tables with inline styles, as mail programs support little else. */
import 'server-only'
import { joinGiven } from '../../domain/site/given.ts'
import { type Html, href, html, lines } from './html.ts'
import { blockHtml } from './html-blocks.ts'
import type { MailContent } from './mail-content.ts'
import type { MailSender } from './mail-sender.ts'
import { band, bodyFont, colours, quiet, sheetWidth, styleSheet, table, type } from './mail-styles.ts'

/** Keeps the body text out of the preview next to the subject. */
const filler = html`${Array.from({ length: 40 }, () => html`&#847;&zwnj;&nbsp;`)}`

const preheader = (text: string): Html =>
  html`<div class="pre" style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${colours.mist}">${text}${filler}</div>`

/** The logo is a picture, the name is text: the name is visible without pictures, and can become light in dark mode. */
const head = ({ name, home, symbol }: MailSender, aside: string | undefined): Html =>
  html`<tr><td class="px ln" style="padding:12px 24px;border-bottom:1px solid ${colours.line}">${table(html`<tr><td width="${symbol.shownAt}" style="width:${symbol.shownAt}px"><a href="${href(home)}" style="display:block"><img src="${href(symbol.src)}" width="${symbol.shownAt}" height="${symbol.shownAt}" alt="" style="width:${symbol.shownAt}px;height:${symbol.shownAt}px"></a></td><td style="padding-left:12px"><a class="t" href="${href(home)}" style="${type(19, 24, colours.ink, 600)};letter-spacing:-.025em;text-decoration:none">${name}</a></td>${aside && html`<td class="q" align="right" style="padding-left:12px;${quiet(14, 20)}">${aside}</td>`}</tr>`)}</td></tr>\n`

const onInk = (size: number, height: number) => type(size, height, colours.onInk)

const footLink = (label: string, to: string): Html =>
  html`<a href="${href(to)}" style="color:#FFFFFF;text-decoration:underline">${label}</a>`

function foot(sender: MailSender, closing: MailContent['closing']): Html {
  const { name, street, town, phone, email, statement, privacy } = sender
  const whose = html`<td class="stack" valign="top" style="width:50%;${onInk(14, 22)}"><b style="color:#FFFFFF;font-weight:600">${name}</b><br>${joinGiven([street, town], ', ')}</td>`
  const how = html`<td class="stack mt" valign="top" style="padding-left:12px;${onInk(14, 22)}">${phone && html`<a href="${href(phone.href)}" style="color:#FFFFFF;text-decoration:none;font-weight:600">${phone.label}</a><br>`}<a href="${href(email.href)}" style="color:${colours.onInk};text-decoration:underline">${email.label}</a></td>`
  const reasons = closing.map((line) =>
    typeof line === 'string' ? html`${lines(line)} ` : html`${footLink(line.label, line.href)} `,
  )
  return html`<tr><td style="height:44px;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="px ft" bgcolor="${colours.ink}" style="padding:28px 24px 30px;background:${colours.ink}">${table(html`<tr>${whose}${how}</tr>`)}
${reasons.length > 0 && html`<p style="${onInk(13, 20)};margin:18px 0 0;padding:16px 0 0;border-top:1px solid ${colours.inkLine}">${reasons}</p>`}
<p style="${onInk(13, 20)};margin:12px 0 0">${statement} ${footLink(privacy.label, privacy.href)}</p></td></tr>`
}

/** @returns a complete HTML document. */
export function renderHtml(
  { language, title, preheader: words, aside, blocks, closing }: MailContent,
  sender: MailSender,
): string {
  const heading = band(
    36,
    html`<h1 class="t h1" style="${type(28, 33, colours.ink, 500)};letter-spacing:-.022em;overflow-wrap:break-word">${title}</h1>`,
  )
  return html`<!doctype html>
<html lang="${language}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
${styleSheet(sender)}
</head>
<body class="bg" style="margin:0;padding:0;background:${colours.mist}">
${preheader(words)}
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.mist}" style="width:100%;background:${colours.mist}"><tr><td class="out" align="center" style="padding:0">
<!--[if mso]><table role="presentation" width="${sheetWidth}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" class="sh" lang="${language}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.sheet}" style="width:100%;max-width:${sheetWidth}px;background:${colours.sheet};text-align:left;${bodyFont}">
${head(sender, aside)}${heading}${blocks.map((block) => blockHtml(block, sender))}${foot(sender, closing)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`.toString()
}
