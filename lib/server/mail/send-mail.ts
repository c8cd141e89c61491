/** Sends a mail to the mail server, or writes it as a file when none is configured. */
import 'server-only'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { env } from '../runtime/env.ts'
import { fileMode, makePrivateFolder } from '../runtime/var-folder.ts'
import type { MailMessage } from './mail-message.ts'
import { openTransport } from './mail-transport.ts'

const transports = new Map<string, Transporter>()

function transportOf(url: string): Transporter {
  const known = transports.get(url)
  if (known) return known
  const transport = openTransport(url)
  transports.set(url, transport)
  return transport
}

/** @param id of the outbox message: repeated sending uses the same Message-ID, so that mailboxes can detect the duplicate. */
function toOptions(mail: MailMessage, id: string): SendMailOptions {
  const { site } = getSnapshot()
  const address = env().MAIL_FROM ?? site.contact.email
  return {
    from: { name: site.name, address },
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    ...(mail.cc && { cc: mail.cc }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated', ...mail.headers },
    messageId: `<${id}@${address.split('@').at(-1)}>`,
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content, 'base64'),
    })),
    // Attachments only come from memory, never from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Writes a draft and renames it, so that programs that watch the folder never see a partial mail. */
async function writeMailFile(options: SendMailOptions, id: string): Promise<void> {
  const folder = join(env().VAR_DIR, 'mail')
  makePrivateFolder(folder)
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(options)
  const path = join(folder, `${id}.eml`)
  writeFileSync(`${path}.part`, message as Buffer, { mode: fileMode })
  renameSync(`${path}.part`, path)
}

/** The people of the demo have addresses in a reserved domain (RFC 2606): a demo with a mail server does not mail them. */
const isDemoPerson = ({ to }: MailMessage) => env().DEMO === '1' && to.endsWith('.example')

/** @throws errors of the mail server or of the file system. */
export async function sendMail(mail: MailMessage, id: string): Promise<void> {
  const options = toOptions(mail, id)
  const { SMTP_URL } = env()
  if (SMTP_URL && !isDemoPerson(mail)) await transportOf(SMTP_URL).sendMail(options)
  else await writeMailFile(options, id)
}
