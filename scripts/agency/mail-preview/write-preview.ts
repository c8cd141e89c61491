/** Writes sample mails as files, with an index page. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../lib/domain/text/language.ts'
import { composeMail } from '../../../lib/server/mail/compose-mail.ts'
import { type Html, html } from '../../../lib/server/mail/html.ts'
import type { MailMessage } from '../../../lib/server/mail/mail-message.ts'
import { type Sample, sampleMails } from './sample-mails.ts'

type Written = { name: string; language: Language; file: string; subject: string; kilobytes: number }

const kilobytesOf = ({ html: markup }: MailMessage) => Math.ceil(Buffer.byteLength(markup) / 1024)

async function writeSample(folder: string, { name, mail }: Sample, language: Language, now: Date): Promise<Written[]> {
  const made = await composeMail({ message: mail, queuedAt: now, findUploads: async () => [] })
  if (!made) return []
  const file = `${name}.${language}`
  writeFileSync(join(folder, `${file}.html`), made.html)
  writeFileSync(join(folder, `${file}.txt`), `${made.subject}\n\n${made.text}`)
  return [{ name, language, file, subject: made.subject, kilobytes: kilobytesOf(made) }]
}

const cell = ({ file, subject, kilobytes }: Written): Html =>
  html`<td><a href="${file}.html">${subject}</a><br><small>${kilobytes} kB, <a href="${file}.txt">text</a></small></td>`

function indexPage(all: readonly Written[]): Html {
  const names = [...new Set(all.map(({ name }) => name))]
  const rows = names.map(
    (name) => html`<tr><th scope="row">${name}</th>${all.filter((one) => one.name === name).map(cell)}</tr>\n`,
  )
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mails</title>
<style>:root{color-scheme:light dark}body{margin:24px;font:15px/1.5 sans-serif}th,td{padding:8px 20px 8px 0;border-bottom:1px solid #8884;text-align:left;vertical-align:top}</style></head>
<body><h1>Mails</h1><table>${rows}</table></body></html>
`
}

/**
 * Every kind in each language.
 * @returns the number of mails.
 */
export async function writePreview(folder: string, languages: readonly Language[], now: Date): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const written: Written[] = []
  for (const language of languages)
    for (const sample of sampleMails({ language, now })) written.push(...(await writeSample(folder, sample, language, now)))
  writeFileSync(join(folder, 'index.html'), indexPage(written).toString())
  return written.length
}
