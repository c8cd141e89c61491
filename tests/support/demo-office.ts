/** A separate site for a test file with the demo's office, whose content the office may write. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { logInAsManager, type Manager, makeDemo } from './demo-manager.ts'
import { expect, testInOneTab as test } from './e2e.ts'
import { type SiteServer, startSite } from './site-server.ts'

export type DemoOffice = {
  baseURL: string
  /** Set once the tests run. */
  site: () => SiteServer
  manager: () => Manager
  logIn: (page: Page, language: 'nl' | 'fr') => Promise<void>
  /** The mails to an address, once there are that many. */
  mailsTo: (address: string, count: number) => Promise<Email[]>
  runSql: (statement: string, ...values: string[]) => void
  /** Requests a page as a visitor until the condition is true. */
  expectPublic: (path: string, expected: { status: number; text?: string }) => Promise<void>
}

async function findMails(folder: string, address: string): Promise<Email[]> {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))))
  return mails.filter(({ to }) => to?.some((person) => 'address' in person && person.address === address))
}

/** Starts it for the tests of the calling file, and stops it after them. @param name of its folder. */
export function openDemoOffice(name: string, port: number): DemoOffice {
  const baseURL = `http://localhost:${port}`
  let started: { site: SiteServer; manager: Manager } | undefined
  const now = () => {
    if (!started) throw new Error('the site has not been started')
    return started
  }
  const inVar = (path: string) => join(now().site.contentFolder, '../var', path)

  test.use({ baseURL })
  test.beforeAll(async () => {
    const site = await startSite(name, port, { DEMO: '1', REQUESTS_PER_MINUTE: '6000' })
    started = { site, manager: await makeDemo(site) }
  })
  test.afterAll(() => now().site.stop())

  return {
    baseURL,
    site: () => now().site,
    manager: () => now().manager,
    logIn: (page, language) => logInAsManager(page, language, now().manager),
    mailsTo: async (address, count) => {
      const find = () => findMails(inVar('mail'), address)
      await expect.poll(async () => (await find()).length, { message: `mails to ${address}` }).toBe(count)
      return find()
    },
    runSql: (statement, ...values) => {
      const database = new DatabaseSync(inVar('site.sqlite'))
      database.prepare(statement).run(...values)
      database.close()
    },
    expectPublic: (path, expected) =>
      expect
        .poll(async () => {
          const answer = await fetch(new URL(path, baseURL))
          const text = await answer.text()
          return { status: answer.status, ...(expected.text !== undefined && { text: text.includes(expected.text) }) }
        })
        .toEqual({ status: expected.status, ...(expected.text !== undefined && { text: true }) }),
  }
}
