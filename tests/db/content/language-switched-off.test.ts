/** Subscribers whose language is no longer in use: links in their mails lead to pages that exist. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runAlerts } from '@/lib/server/notifications/run-alerts'
import { redirectToEndPage } from '@/lib/server/subscriptions/answer-link'
import { searchMailing } from '@/lib/server/subscriptions/saved-searches/search-mailing'
import { getProperty, snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { showDemo, showListings } from '../../support/demo-snapshot.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { resolve } from '../../support/resolve.ts'
import { addSearch } from '../../support/saved-searches.ts'

const now = new Date('2026-11-21T08:00:00Z')
const known = getProperty('s09')

const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-languages-'))
beforeAll(() => vi.stubEnv('VAR_DIR', folder))
afterAll(() => {
  showDemo()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

describeOnBoth('a language that is switched off', (db) => {
  test('is not that of alerts, whose links open', async () => {
    expect(snapshot.languages).not.toContain('de')
    showListings([known])
    await runAlerts(db(), now)
    await addSearch(db(), { email: 'de@beispiel.example', language: 'de' })
    showListings([known, { ...known, id: 4_900_001 }])
    await runAlerts(db(), now)
    const [mail] = await queuedMails(db(), { about: 'alert' })
    expect(mail?.language).toBe('nl')
    const links = [...(mail?.text ?? '').matchAll(/http:\/\/localhost:3000(\/\S+)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('/4900001/'))
    expect(links.length).toBeGreaterThan(1)
    for (const path of links) expect(resolve(path), path).toMatchObject({ kind: 'rewrite', status: 200 })
  })

  test('leads from the button of an old mail to the page that ends the mails', () => {
    const address = 'http://localhost:3000/api/saved-search-unsubscribe/?token=x&lang=de'
    const to = redirectToEndPage(new Request(address), searchMailing).headers.get('Location') ?? ''
    expect(resolve(to)).toMatchObject({ kind: 'rewrite', status: 200 })
  })
})
