/** Texts of the site: preview, publication at once or at a time, and restoring. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePreviewTicket } from '@/lib/routing/preview'
import { loadSnapshot } from '@/lib/server/content/snapshot/load-snapshot'
import { findTextDraft } from '@/lib/server/db/repositories/office/office-texts'
import { isGenuine } from '@/lib/server/preview/signature'
import { findDraftSnapshot } from '@/lib/server/texts/draft-preview'
import { publishText, restoreText, scheduleText } from '@/lib/server/texts/publish-text'
import { publishDueTexts } from '@/lib/server/texts/scheduled-texts'
import { checkedDemo } from '../../support/checked-demo.ts'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { expectConsole, loggedText } from '../../support/fail-on-console.ts'
import { fees, member, now, prepareTexts, staff } from '../../support/office-texts.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()

const snapshotTitle = (id: string) => globalThis.currentSnapshot?.articles.find((article) => article.id === id)?.title.nl

describeOnBoth('published texts', (db) => {
  const { content, read, view, write } = prepareTexts(db)

  const reload = () => {
    globalThis.currentSnapshot = loadSnapshot(content(), '2026-11-21', checkedDemo('2026-11-21')).snapshot
  }

  const trail = async () =>
    (await db().selectFrom('audit').select(['action', 'subject_id']).orderBy('at').execute()).map(
      ({ action, subject_id }) => `${action} ${subject_id}`,
    )

  test('are published only on request, and then change one line of one file', async () => {
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

  test('are restored, and the files are as they were', async () => {
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

  test('keep changes made in the files meanwhile; with a conflict nothing is published before it is resolved', async () => {
    const { version } = await write(fees, { 'title.nl': 'Van het kantoor' })
    const file = join(content(), 'articles/fees/article.json')
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

  test('are published at their time, once, if their author still has the right', async () => {
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

  test('with nothing left to publish are no longer scheduled', async () => {
    const lotte = await member(db(), 'manager', 'publishTexts')
    const title = (await view(fees)).values.get('title.nl') ?? ''
    const { version } = await write(fees, { 'title.nl': 'Toch niet' })
    const at = new Date(now.getTime() + 3_600_000)
    await scheduleText(db(), lotte, fees, { version, at }, now)
    await write(fees, { 'title.nl': title })
    await publishDueTexts(db(), at)
    expect((await view(fees)).draft).toBeUndefined()
    expect(await trail()).toEqual([`scheduled ${fees}`])
  })

  test('stay drafts where the site has no write access', async () => {
    const { version } = await write(fees, { 'title.nl': 'Dicht' })
    // As root every file is writable: a folder in place of the file fails for any user.
    const before = read('articles/fees/article.json')
    mkdirSync(join(content(), 'articles/fees/article.json.draft'))
    expect(await publishText(db(), staff, fees, version, now)).toBe('closed')
    expect(read('articles/fees/article.json')).toBe(before)
    expect((await findTextDraft(db(), staff, fees))?.version).toBe(version)
    expect(await trail()).toEqual([])
    expect((await view(fees)).versions).toEqual([])
  })

  test('are a commit each by the publisher where the content is a git checkout; without git they are published all the same', async () => {
    const git = (...args: string[]) => execFileSync('git', ['-C', content(), ...args], { encoding: 'utf8' })
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
    writeFileSync(join(content(), '.git', 'index.lock'), '')
    const next = await write(fees, { 'title.nl': 'Zonder Git' })
    expect(await publishText(db(), staff, fees, next.version, now)).toBe('done')
    expect(read('articles/fees/article.json')).toContain('Zonder Git')
    expect(loggedText()).toContain('text-not-committed')
  })

  test('are previewed on their page by a signed link, for an hour', async () => {
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
    // An invalid draft has no preview.
    await write(fees, { 'title.nl': '' })
    expect(await findDraftSnapshot(fees, db())).toBeUndefined()
  })

  test.each(['page-home', 'banner', 'menu', 'footer', 'hours', 'agent-11', 'settings', 'notices'])(
    '%s has a preview page',
    async (id) => {
      expect((await view(id)).previewHref).toMatch(/^\/nl\/preview\//)
    },
  )
})
