/** Mails of the site under test: without a mail server they become files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

const folder = 'test-results/var/mail'

async function readMails(): Promise<Email[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : []
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))))
}

const isTo = (mail: Email, address: string) => mail.to?.some((to) => 'address' in to && to.address === address) ?? false

/** The only mail to an address, as soon as it was sent. */
export async function mailTo(address: string): Promise<Email> {
  let found: Email[] = []
  await expect
    .poll(
      async () => {
        found = (await readMails()).filter((mail) => isTo(mail, address))
        return found.length
      },
      { message: `mails to ${address}`, timeout: 20_000 },
    )
    .toBe(1)
  const [mail] = found
  if (!mail) throw new Error(`no mail to ${address}`)
  return mail
}

/** The mail to the agency about what a visitor sent, known by its Reply-To. */
export async function mailAbout(visitor: string): Promise<Email> {
  let found: Email[] = []
  await expect
    .poll(
      async () => {
        found = (await readMails()).filter((mail) =>
          mail.replyTo?.some((reply) => 'address' in reply && reply.address === visitor),
        )
        return found.length
      },
      { message: `mails about ${visitor}`, timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  const [mail] = found
  if (!mail) throw new Error(`no mail about ${visitor}`)
  return mail
}
