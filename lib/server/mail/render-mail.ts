/** The body of a mail: as text, and as HTML that says the same. */
import 'server-only'
import type { Site } from '../../content/site.ts'
import type { Face } from '../../domain/site/face.ts'
import type { Language } from '../../domain/text/language.ts'
import { formatPhone } from '../../domain/text/phone.ts'
import { agencyFace } from '../site/agency-face.ts'

/** `src` is a full address of a picture that mail programs can show. */
type MailPicture = { src: string; alt: string; width: number; height: number }

export type MailListing = {
  /** Why it is told: `Nieuw`. */
  reason: string
  title: string
  lines: readonly string[]
  price: string
  href: string
  picture: MailPicture | undefined
}

type MailRow = { label: string; value: string }

type MailLink = { label: string; href: string }

export type MailContent = {
  language: Language
  title: string
  /** Under the title, and a link. */
  picture?: (MailPicture & { href: string }) | undefined
  paragraphs: readonly string[]
  /** Label and value of what was filled in. */
  rows?: readonly MailRow[]
  /** Listings with their picture, such as those that fit a saved search. */
  listings?: readonly MailListing[]
  /** One link to act on. */
  action?: MailLink
  /** Lines under the signature, such as how to end the mails. */
  closing?: readonly (string | MailLink)[]
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that stays text inside HTML, line breaks kept. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign).replace(/\r?\n/g, '<br>')

const signature = ({ legalName, contact }: Site) => [
  legalName,
  `${contact.street}, ${contact.zip} ${contact.city}`,
  `${formatPhone(contact.phone)} · ${contact.email}`,
]

const closingText = (line: string | MailLink) => (typeof line === 'string' ? line : `${line.label}:\n${line.href}`)

const listingText = ({ reason, title, lines, price, href }: MailListing) =>
  [`${reason}: ${title}`, ...lines, price, href].join('\n')

export function renderText(content: MailContent, site: Site): string {
  const rows = (content.rows ?? []).map(({ label, value }) => `${label}: ${value}`)
  const blocks = [
    content.title,
    ...content.paragraphs,
    rows.join('\n'),
    ...(content.listings ?? []).map(listingText),
    content.action && `${content.action.label}:\n${content.action.href}`,
    ['-- ', ...signature(site)].join('\n'),
    ...(content.closing ?? []).map(closingText),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** Mail programs know tables and inline styles; colours are those of the site's tokens. */
const stylesOf = ({ accent }: Face) => ({
  body: 'margin:0;padding:24px 12px;background:#EBF0F2;font-family:Archivo,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;color:#0E1A20',
  sheet: `max-width:600px;margin:0 auto;background:#FFFFFF;border-top:4px solid ${accent};padding:32px 24px`,
  title: 'margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:500',
  text: 'margin:0 0 16px',
  // Fixed shares, and addresses that break, so that nothing sticks out on a phone.
  rows: 'width:100%;table-layout:fixed;border-collapse:collapse;margin:0 0 24px',
  label:
    'width:38%;padding:8px 16px 8px 0;border-bottom:1px solid #D3DCE0;color:#4C5D66;vertical-align:top;text-align:left;font-weight:400;overflow-wrap:break-word',
  value: 'padding:8px 0;border-bottom:1px solid #D3DCE0;vertical-align:top;overflow-wrap:anywhere;word-break:break-word',
  action: `display:inline-block;background:${accent};color:#FFFFFF;text-decoration:none;padding:14px 22px;font-weight:500;border-radius:2px`,
  listing: 'width:100%;border-collapse:collapse;margin:0 0 24px;border:1px solid #D3DCE0',
  listingText: 'padding:16px 20px 20px',
  reason: `margin:0 0 4px;font-size:14px;font-weight:600;color:${accent}`,
  listingTitle: 'margin:0 0 4px;font-size:18px;line-height:1.3;font-weight:600',
  listingLink: 'color:#0E1A20;text-decoration:none',
  price: 'margin:8px 0 0;font-size:18px;font-weight:600',
  line: 'margin:0;color:#4C5D66',
  small: 'margin:16px 0 0;font-size:14px;color:#4C5D66',
})

type Styles = ReturnType<typeof stylesOf>

const htmlRow = (styles: Styles, { label, value }: MailRow) =>
  `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${escapeHtml(value)}</td></tr>`

const closingHtml = (line: string | MailLink) =>
  typeof line === 'string'
    ? escapeHtml(line)
    : `<a style="color:#4C5D66" href="${escapeHtml(line.href)}">${escapeHtml(line.label)}</a>`

/** Of the sheet: 600 pixels without its padding, which `max-width` does not count. */
const pictureWidth = 600

function htmlPicture({ src, alt, width, height }: MailPicture, href: string): string {
  const shownHeight = Math.round((pictureWidth * height) / width)
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${pictureWidth}" height="${shownHeight}" style="display:block;width:100%;height:auto;border:0">`
  return `<a href="${escapeHtml(href)}">${image}</a>`
}

function htmlListing(styles: Styles, listing: MailListing): string {
  const { reason, title, lines, price, href, picture } = listing
  const pictureRow = picture ? `<tr><td>${htmlPicture(picture, href)}</td></tr>` : ''
  const text = [
    `<p style="${styles.reason}">${escapeHtml(reason)}</p>`,
    `<h2 style="${styles.listingTitle}"><a style="${styles.listingLink}" href="${escapeHtml(href)}">${escapeHtml(title)}</a></h2>`,
    ...lines.map((line) => `<p style="${styles.line}">${escapeHtml(line)}</p>`),
    `<p style="${styles.price}">${escapeHtml(price)}</p>`,
  ].join('')
  return `<table role="presentation" style="${styles.listing}">${pictureRow}<tr><td style="${styles.listingText}">${text}</td></tr></table>`
}

export function renderHtml(content: MailContent, site: Site): string {
  const { action, picture, rows = [], closing = [] } = content
  const styles = stylesOf(agencyFace(site))
  const parts = [
    `<h1 style="${styles.title}">${escapeHtml(content.title)}</h1>`,
    picture && `<p style="${styles.text}">${htmlPicture(picture, picture.href)}</p>`,
    ...content.paragraphs.map((paragraph) => `<p style="${styles.text}">${escapeHtml(paragraph)}</p>`),
    rows.length > 0 && `<table style="${styles.rows}">${rows.map((row) => htmlRow(styles, row)).join('')}</table>`,
    ...(content.listings ?? []).map((listing) => htmlListing(styles, listing)),
    action &&
      `<p style="margin:0 0 24px"><a style="${styles.action}" href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>`,
    `<p style="${styles.small}">${signature(site).map(escapeHtml).join('<br>')}</p>`,
    ...closing.map((line) => `<p style="${styles.small}">${closingHtml(line)}</p>`),
  ]
  const sheet = parts.filter(Boolean).join('\n')
  return `<!doctype html>
<html lang="${content.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.title)}</title></head>
<body style="${styles.body}"><div style="${styles.sheet}">
${sheet}
</div></body>
</html>`
}
