/** Mails of the site under test: without a mail server they are written as files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

const folder = 'test-results/var/mail'

/** Parsed mails by file: files are written atomically, and by the end there are hundreds. */
const known = new Map<string, Buffer>()

function readOnce(file: string): Buffer {
  const content = known.get(file) ?? readFileSync(join(folder, file))
  known.set(file, content)
  return content
}

/** The mails that contain an address; only these are parsed. */
async function readMails(address: string): Promise<Email[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : []
  const contents = files.map(readOnce).filter((content) => content.includes(address))
  return Promise.all(contents.map((content) => PostalMime.parse(content)))
}

const isAmong = (address: string, people: Email['to']) =>
  people?.some((person) => 'address' in person && person.address === address) ?? false

/** Waits for the only mail that matches. */
async function findMail(address: string, fits: (mail: Email) => boolean): Promise<Email> {
  const find = async () => (await readMails(address)).filter(fits)
  await expect.poll(async () => (await find()).length, { message: `mails with ${address}` }).toBe(1)
  const [mail] = await find()
  if (!mail) throw new Error(`no mail with ${address}`)
  return mail
}

/** The only mail to an address, as soon as it was sent. */
export const mailTo = (address: string): Promise<Email> => findMail(address, ({ to }) => isAmong(address, to))

/** The first link of the only mail to an address, as a path: the site under test has another port than its mails name. */
export async function linkTo(address: string): Promise<string> {
  const [link = ''] = /https?:\S+/.exec((await mailTo(address)).text ?? '') ?? []
  const { pathname, search } = new URL(link)
  return pathname + search
}

const isToAgency = ({ to }: Email) => to?.some(({ address }) => address?.endsWith('@scheldelicht.example')) ?? false

/** The only mail to the agency or its agent about a visitor's lead, identified by its Reply-To. */
export const mailAbout = (visitor: string): Promise<Email> =>
  findMail(visitor, (mail) => isToAgency(mail) && isAmong(visitor, mail.replyTo))
