/** Texts of the site in the office: written, checked, published, put back, at a time, by two at once, and as a commit. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { parsePreviewTicket } from '@/lib/routing/preview'
import { loadSnapshot } from '@/lib/server/content/load-snapshot'
import type { Db } from '@/lib/server/db/client'
import { insertAccount } from '@/lib/server/db/repositories/accounts'
import { findTextDraft } from '@/lib/server/db/repositories/office-texts'
import { staffAtShell, staffByAccount } from '@/lib/server/office/staff'
import { getText, getTexts } from '@/lib/server/office/texts-view'
import { isGenuine } from '@/lib/server/preview/signature'
import { findDraftSnapshot } from '@/lib/server/texts/draft-preview'
import { markOf, saveText } from '@/lib/server/texts/draft-text'
import { dropText, publishText, restoreText, scheduleText } from '@/lib/server/texts/publish-text'
import { publishDueTexts } from '@/lib/server/texts/scheduled-texts'
import { readTextDocument } from '@/lib/server/texts/text-document'
import { keepPictures } from '@/lib/server/texts/text-pictures'
import { writeContent } from '../support/changed-content.ts'
import { snapshot } from '../support/content.ts'
import { describeOnBoth } from '../support/databases.ts'
import { expectConsole, loggedText } from '../support/fail-on-console.ts'
import { ownVarFolder } from '../support/var-folder.ts'

ownVarFolder()

const now = new Date('2026-11-21T10:00:00Z')
const staff = staffAtShell('nl')
const look = { staff, language: 'nl' as const, now }
const fees = 'article-fees'

describeOnBoth('texts in the office', (db) => {
  let content: string

  beforeEach(async () => {
    content = writeContent({})
    vi.stubEnv('CONTENT_DIR', content)
    vi.stubEnv('SECRET', 'a secret of more than thirty-two letters')
    globalThis.currentSnapshot = snapshot
    for (const table of ['text_draft', 'text_version', 'audit', 'staff', 'account'] as const)
      await db().deleteFrom(table).execute()
    return () => {
      vi.stubEnv('CONTENT_DIR', 'data')
      globalThis.currentSnapshot = snapshot
    }
  })

  const read = (file: string) => readFileSync(join(content, file), 'utf8')
  const reload = () => {
    globalThis.currentSnapshot = loadSnapshot(content, '2026-11-21').snapshot
  }

  async function view(id: string) {
    const found = await getText(db(), id, look)
    if (!found) throw new Error('no such text')
    return found
  }

  /** What a page sends that was made of `seen`. */
  async function write(id: string, typed: Readonly<Record<string, string>>, seen?: ReadonlyMap<string, string>, by = staff) {
    const values = seen ?? (await view(id)).values
    const marks = Object.fromEntries([...values].map(([name, text]) => [name, markOf(text)]))
    const saved = await saveText(db(), by, id, { typed, seen: marks }, now)
    if (!saved) throw new Error('no such text')
    return saved
  }

  const trail = async () =>
    (await db().selectFrom('audit').select(['action', 'subject_id']).orderBy('at').execute()).map(
      ({ action, subject_id }) => `${action} ${subject_id}`,
    )

  test('are found in their groups, settings by managers alone', async () => {
    const list = await getTexts(db(), 'agency', look)
    expect(list.rows.map(({ id }) => id)).toEqual(['banner', 'hours', 'notices', 'menu', 'footer', 'contact', 'settings'])
    const agent = await member(db(), 'agent', 'writeTexts')
    const seen = await getTexts(db(), 'agency', { ...look, staff: agent })
    expect(seen.rows.map(({ id }) => id)).toEqual(['banner', 'hours', 'notices', 'menu', 'footer'])
    expect(await getText(db(), 'settings', { ...look, staff: agent })).toBeUndefined()
    expect(await saveText(db(), agent, 'settings', { typed: { pageSize: '9' }, seen: {} }, now)).toBeUndefined()
    for (const id of ['article-', 'article-../site', 'nothing', 'menu-x', 'page-missing', 'site', 'hours-site'])
      expect(await getText(db(), id, look), id).toBeUndefined()
  })

  test('show nothing of a draft until it is published, and then change one line of one file', async () => {
    const before = read('articles/fees/article.json')
    const { version } = await write(fees, { 'title.nl': 'Wat wij vragen' })
    expect(read('articles/fees/article.json')).toBe(before)
    expect((await view(fees)).draft).toMatchObject({ name: 'npm run agency' })
    expect(await publishText(db(), staff, fees, version, now)).toBe('done')
    const lines = read('articles/fees/article.json').split('\n')
    expect(lines.filter((line, index) => line !== before.split('\n')[index])).toEqual(['    "nl": "Wat wij vragen",'])
    reload()
    expect(snapshotTitle('fees')).toBe('Wat wij vragen')
    const after = await view(fees)
    expect(after.draft).toBeUndefined()
    expect(after.versions.map(({ action, fields }) => [action, fields])).toEqual([
      ['published', ['title.nl']],
      ['found', []],
    ])
    expect(await trail()).toEqual([`published ${fees}`])
  })

  test('are put back, and the files are as they were', async () => {
    const [json, body] = [read('articles/fees/article.json'), read('articles/fees/fr.md')]
    const { version } = await write(fees, { 'intro.fr': 'Autre.', 'body.fr': 'Tout autre.\r\n\r\nEncore.' })
    await publishText(db(), staff, fees, version, now)
    expect(read('articles/fees/fr.md')).toBe('Tout autre.\n\nEncore.\n')
    const { versions } = await view(fees)
    const found = versions.find(({ action }) => action === 'found')
    expect(await restoreText(db(), staff, fees, { version: found?.id ?? '', seen: 1 }, now)).toBe('newer')
    expect(await restoreText(db(), staff, fees, { version: found?.id ?? '', seen: 2 }, now)).toBe('done')
    expect([read('articles/fees/article.json'), read('articles/fees/fr.md')]).toEqual([json, body])
    expect((await view(fees)).versions.map(({ action }) => action)).toEqual(['restored', 'published', 'found'])
  })

  test('with a mistake are kept and not published; the mistake stands at its field in plain words', async () => {
    const { version } = await write(fees, { 'title.nl': '', 'body.nl': 'Zie [hier](nergens) of [[nooit]].' })
    const { faults } = await view(fees)
    expect(faults.filter(({ level }) => level === 'error').map(({ name }) => name)).toEqual(['title.nl', 'body.nl'])
    expect(faults[0]?.words).toBe('Hier moet een tekst staan.')
    expect(await publishText(db(), staff, fees, version, now)).toBe('faults')
    await write(fees, { 'title.nl': 'Tarieven' })
    const later = await view(fees)
    const errors = later.faults.filter(({ level }) => level === 'error')
    expect(errors.map(({ name, isEnglish }) => [name, isEnglish])).toEqual([['body.nl', false]])
    expect(later.values.get('body.nl')).toContain('nergens')
  })

  test('that lack a language say so, without standing in the way', async () => {
    const { version } = await write(fees, { 'title.fr': '', 'body.en': '' })
    const advice = (await view(fees)).faults
    expect(advice.map(({ name, level }) => [name, level])).toEqual([
      ['title.fr', 'advice'],
      ['body.en', 'advice'],
    ])
    expect(await publishText(db(), staff, fees, version, now)).toBe('done')
    expect(JSON.parse(read('articles/fees/article.json')).title.fr).toBeUndefined()
  })

  test('of two colleagues keep what both wrote, and tell of the field that both did', async () => {
    const { values } = await view(fees)
    await write(fees, { 'title.nl': 'Van Lotte', 'intro.nl': 'Ook van Lotte' }, values)
    const second = await write(fees, { 'title.nl': 'Van Samira', 'title.fr': 'De Samira' }, values)
    expect(second.clashes).toEqual([{ name: 'title.nl', theirs: 'Van Lotte', mark: markOf('Van Lotte'), typed: 'Van Samira' }])
    const after = await view(fees)
    expect(['title.nl', 'title.fr', 'intro.nl'].map((name) => after.values.get(name))).toEqual([
      'Van Lotte',
      'De Samira',
      'Ook van Lotte',
    ])
    expect(await publishText(db(), staff, fees, 1, now)).toBe('newer')
  })

  test('whose files changed meanwhile keep both changes; of the same place nothing is published before somebody looked', async () => {
    const { version } = await write(fees, { 'title.nl': 'Van het kantoor' })
    const file = join(content, 'articles/fees/article.json')
    const other = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...other, intro: { ...other.intro, nl: 'Met de hand.' } }, null, 2))
    expect(await publishText(db(), staff, fees, version, now)).toBe('done')
    expect(JSON.parse(read('articles/fees/article.json'))).toMatchObject({
      title: { nl: 'Van het kantoor' },
      intro: { nl: 'Met de hand.' },
    })

    const next = await write(fees, { 'title.nl': 'Nog eens' })
    writeFileSync(file, read('articles/fees/article.json').replace('Van het kantoor', 'Met de hand'))
    expect(await publishText(db(), staff, fees, next.version, now)).toBe('changed')
    const rebased = await view(fees)
    expect(rebased.values.get('title.nl')).toBe('Nog eens')
    expect(await publishText(db(), staff, fees, rebased.version, now)).toBe('done')
  })

  test('are published at their time, once, as far as whoever set it still may', async () => {
    const lotte = await member(db(), 'manager', 'publishTexts')
    const { version } = await write(fees, { 'title.nl': 'Straks' })
    const at = new Date(now.getTime() + 3_600_000)
    expect(await scheduleText(db(), lotte, fees, { version, at }, now)).toBe('done')
    await publishDueTexts(db(), now)
    expect((await view(fees)).draft?.publishAt).toEqual(at)
    await Promise.all([publishDueTexts(db(), at), publishDueTexts(db(), at)])
    expect((await view(fees)).draft).toBeUndefined()
    expect((await view(fees)).versions.map(({ action, name }) => [action, name])).toEqual([
      ['published', 'Lotte'],
      ['found', ''],
    ])

    expectConsole()
    const next = await write(fees, { 'title.nl': 'Nooit' })
    await scheduleText(db(), lotte, fees, { version: next.version, at }, now)
    await db().updateTable('staff').set({ rank: 'agent' }).execute()
    await publishDueTexts(db(), at)
    expect((await view(fees)).draft).toMatchObject({ failed: 'left', publishAt: undefined })
    expect(read('articles/fees/article.json')).toContain('Straks')
  })

  test('that the site may not write stay drafts', async () => {
    const { version } = await write(fees, { 'title.nl': 'Dicht' })
    // Whoever runs the tests as root may write everywhere: a folder in the place of the file is in the way of anybody.
    const before = read('articles/fees/article.json')
    mkdirSync(join(content, 'articles/fees/article.json.draft'))
    expect(await publishText(db(), staff, fees, version, now)).toBe('closed')
    expect(read('articles/fees/article.json')).toBe(before)
    expect((await findTextDraft(db(), staff, fees))?.version).toBe(version)
    expect(await trail()).toEqual([])
    expect((await view(fees)).versions).toEqual([])
  })

  test('are a commit each, in the name of who published, where the content is a checkout; without it they are published all the same', async () => {
    const git = (...args: string[]) => execFileSync('git', ['-C', content, ...args], { encoding: 'utf8' })
    git('init', '--quiet')
    git('-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '--quiet', '--allow-empty', '-m', 'start')
    const { version } = await write(fees, { 'title.nl': 'In Git' })
    expect(await publishText(db(), staff, fees, version, now)).toBe('done')
    expect(git('log', '-1', '--format=%an|%ae|%s').trim()).toBe(
      `npm run agency|${snapshot.site.contact.email}|content: published ${fees}`,
    )
    expect(git('show', '--stat', '--format=', 'HEAD')).toContain('articles/fees/article.json')
    expect(git('show', '--name-only', '--format=', 'HEAD').trim().split('\n')).toEqual(['articles/fees/article.json'])
    expectConsole()
    writeFileSync(join(content, '.git', 'index.lock'), '')
    const next = await write(fees, { 'title.nl': 'Zonder Git' })
    expect(await publishText(db(), staff, fees, next.version, now)).toBe('done')
    expect(read('articles/fees/article.json')).toContain('Zonder Git')
    expect(loggedText()).toContain('text-not-committed')
  })

  test('of a whole file are written as a part of it: a menu, a banner, one of the team', async () => {
    const menu = read('menu.json')
    const saved = await write('menu', { 'entries.1.params.title.nl': 'Kopen' })
    expect(await publishText(db(), staff, 'menu', saved.version, now)).toBe('done')
    expect(read('menu.json')).toBe(menu.replace('"nl": "Te koop"', '"nl": "Kopen"'))
    const site = read('site.json')
    const hours = await write('hours', { 'contact.openingHours.nl': 'Altijd open' })
    const settings = await write('contact', { 'contact.phone': '030 00 99 99' })
    expect(await publishText(db(), staff, 'hours', hours.version, now)).toBe('done')
    expect(await publishText(db(), staff, 'contact', settings.version, now)).toBe('done')
    expect(JSON.parse(read('site.json')).contact).toMatchObject({ openingHours: { nl: 'Altijd open' }, phone: '030 00 99 99' })
    expect(read('site.json').split('\n').length).toBe(site.split('\n').length)
    const agent = await write('agent-11', { FirstName: 'Charlotte' })
    expect(await publishText(db(), staff, 'agent-11', agent.version, now)).toBe('done')
    expect(JSON.parse(read('agents.json'))[0].FirstName).toBe('Charlotte')
  })

  test('take pictures that are told by their bytes, and lose what they say of place and camera', async () => {
    rmSync(join(content, 'media'))
    const document = readTextDocument({ kind: 'article', key: 'fees' })
    if (!document) throw new Error('no such text')
    const bytes = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#446' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'X' } })
      .toBuffer()
    const sent = (name: string, content: BlobPart) => ({ [`p.${name}`]: new File([content], 'Mijn foto.JPG') })
    const placed = (await keepPictures(document, sent('image', new Uint8Array(bytes)))) ?? []
    const [url, width, height] = placed.map(({ value }) => value)
    expect(url).toMatch(/^\/pictures\/mijn-foto-[0-9a-f]{10}\.webp$/)
    expect([width, height]).toEqual([2400, 1200])
    const kept = await sharp(join(content, 'media', String(url))).metadata()
    expect([kept.format, kept.exif]).toEqual(['webp', undefined])
    expect(await keepPictures(document, sent('image', '<svg onload="alert(1)"/>'))).toBeUndefined()
    expect(await keepPictures(document, sent('title', new Uint8Array(bytes)))).toBeUndefined()

    const { version } = (await saveText(db(), staff, fees, { typed: {}, seen: {}, set: placed }, now)) ?? { version: 0 }
    expect(await publishText(db(), staff, fees, version, now)).toBe('faults')
    const described = await write(fees, { 'image.alt.nl': 'Een vlak' })
    expect(await publishText(db(), staff, fees, described.version, now)).toBe('done')
    expect(JSON.parse(read('articles/fees/article.json')).image).toEqual({
      url,
      width: 2400,
      height: 1200,
      alt: { nl: 'Een vlak' },
    })
  })

  test('are seen on their page before they are published, by whoever has the signed link, for an hour', async () => {
    expect(await findDraftSnapshot(fees, db())).toBeUndefined()
    await write(fees, { 'title.nl': 'Nog niet' })
    expect((await findDraftSnapshot(fees, db()))?.articles.find(({ id }) => id === 'fees')?.title.nl).toBe('Nog niet')
    expect(snapshotTitle('fees')).not.toBe('Nog niet')
    const href = (await view(fees)).previewHref ?? ''
    const { pathname, searchParams } = new URL(href, 'https://site.example')
    const ticket = parsePreviewTicket(searchParams)
    if (!ticket) throw new Error('no ticket')
    const path = pathname.replace(/^\/nl\/preview\/|\/$/g, '')
    expect(snapshot.pages.get(path)?.modules.map(({ relation }) => relation.id)).toContain('fees')
    expect(isGenuine(path, ticket, now)).toBe(true)
    expect(isGenuine(path, { ...ticket, draft: 'page-home' }, now)).toBe(false)
    expect(isGenuine('contact', ticket, now)).toBe(false)
    const { draft: _, ...plain } = ticket
    expect(isGenuine(path, plain, now)).toBe(false)
    expect(isGenuine(path, ticket, new Date(now.getTime() + 3_600_001))).toBe(false)
    // A draft that cannot be read shows nothing.
    await write(fees, { 'title.nl': '' })
    expect(await findDraftSnapshot(fees, db())).toBeUndefined()
  })

  test.each(['page-home', 'banner', 'menu', 'footer', 'hours', 'agent-11', 'settings', 'notices'])(
    '%s has a page to be seen on',
    async (id) => {
      expect((await view(id)).previewHref).toMatch(/^\/nl\/preview\//)
    },
  )

  test('are moved, added and taken away in their lists', async () => {
    const sent = (step: 'add' | 'remove' | 'up' | 'down', index: number) =>
      saveText(db(), staff, 'notices', { typed: {}, seen: {}, step: { step, list: 'topBar.left', index } }, now)
    const labels = async () => {
      const { content: found } = (await findTextDraft(db(), staff, 'notices')) ?? { content: {} }
      return (found as { topBar: { left: { link: string }[] } }).topBar.left.map(({ link }) => link.slice(0, 4))
    }
    await sent('up', 1)
    expect(await labels()).toEqual(['mail', 'tel:'])
    await sent('add', 0)
    expect(await labels()).toEqual(['mail', 'tel:', ''])
    await sent('remove', 0)
    expect(await labels()).toEqual(['tel:', ''])
    const { version } = (await sent('down', 9)) ?? { version: 0 }
    expect(await dropText(db(), staff, 'notices', version - 1)).toBe('newer')
    expect(await dropText(db(), staff, 'notices', version)).toBe('done')
  })
})

const snapshotTitle = (id: string) => globalThis.currentSnapshot?.articles.find((article) => article.id === id)?.title.nl

/** Somebody of the staff, who may do something. */
async function member<R extends 'writeTexts' | 'publishTexts'>(db: Db, rank: 'agent' | 'manager', right: R) {
  const account = { email: `${rank}@voorbeeld.example`, name: 'Lotte', role: 'staff', language: 'nl' } as const
  const account_id = await insertAccount(db, { ...account, passwordHash: undefined } as Parameters<typeof insertAccount>[1], now)
  await db
    .insertInto('staff')
    .values({ account_id, rank, agent_id: null, invited_at: now.toISOString(), seen_at: null })
    .execute()
  const staff = await staffByAccount(db, account_id, right)
  if (!staff) throw new Error('may not')
  return staff
}
