/** Articles created and deleted in the office, compared versions, and unused pictures; on both databases. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadSnapshot } from '@/lib/server/content/snapshot/load-snapshot'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { getTextComparison } from '@/lib/server/office/texts/text-comparison'
import { getText, getTexts } from '@/lib/server/office/texts/texts-view'
import { markOf, saveText } from '@/lib/server/texts/draft-text'
import { makeArticle, type NewArticle, removeArticle } from '@/lib/server/texts/new-article'
import { publishText } from '@/lib/server/texts/publish-text'
import { readOfficePicture } from '@/lib/server/texts/text-pictures'
import { findUnusedPictures, removePictures } from '@/lib/server/texts/unused-pictures'
import { writeContent } from '../../support/changed-content.ts'
import { checkedDemo } from '../../support/checked-demo.ts'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()
const now = new Date('2026-11-23T10:00:00Z')
const staff = staffAtShell('nl')
const look = { staff, language: 'nl' as const, now }
const epc = 'reading-an-epc-certificate'
const asked: NewArticle = {
  from: epc,
  isCopy: false,
  titles: { nl: 'Wat kost verwarmen?', de: 'Größe zählt' },
  slugs: { fr: '' },
}

describeOnBoth('articles in the office', (db) => {
  let content: string

  beforeEach(async () => {
    content = writeContent({})
    vi.stubEnv('CONTENT_DIR', content)
    vi.stubEnv('SECRET', 'a secret of more than thirty-two letters')
    globalThis.currentSnapshot = snapshot
    for (const table of ['text_draft', 'text_version', 'audit'] as const) await db().deleteFrom(table).execute()
    return () => {
      vi.stubEnv('CONTENT_DIR', 'data')
      globalThis.currentSnapshot = snapshot
    }
  })

  const read = (file: string) => readFileSync(join(content, file), 'utf8')
  const trail = async () =>
    (await db().selectFrom('audit').select(['action', 'subject_id']).orderBy('at').execute()).map(
      ({ action, subject_id }) => `${action} ${subject_id}`,
    )
  const load = () => loadSnapshot(content, '2026-11-23', checkedDemo('2026-11-23'))

  async function write(id: string, typed: Readonly<Record<string, string>>) {
    const { values } = (await getText(db(), id, look)) ?? { values: new Map<string, string>() }
    const seen = Object.fromEntries([...values].map(([name, text]) => [name, markOf(text)]))
    const saved = await saveText(db(), staff, id, { typed, seen }, now)
    return saved?.version ?? 0
  }

  test('are created as drafts with an address in each language, and no other line of the path table changes', async () => {
    const before = read('routes.json')
    expect(await makeArticle(db(), staff, asked, now)).toEqual({ kind: 'made', id: 'article-wat-kost-verwarmen' })
    const after = read('routes.json')
    expect(after.startsWith(before.trimEnd().slice(0, -2).trimEnd())).toBe(true)
    expect(JSON.parse(after).at(-1)).toMatchObject({
      original: 'media/wat-kost-verwarmen',
      type: 'article',
      path: { nl: 'media/wat-kost-verwarmen', fr: 'medias/wat-kost-verwarmen', de: 'medien/groesse-zaehlt' },
      breadcrumb: asked.titles,
    })
    const article = JSON.parse(read('articles/wat-kost-verwarmen/article.json'))
    expect(article).toMatchObject({ status: 'Draft', categoryId: 'media', date: '2026-11-23', title: asked.titles })
    expect(read('articles/wat-kost-verwarmen/de.md')).toContain('## Was es bedeutet')
    expect(existsSync(join(content, 'articles/wat-kost-verwarmen/fr.md'))).toBe(false)
    expect(await trail()).toEqual(['made article-wat-kost-verwarmen'])
    const { snapshot: loaded, warnings } = load()
    expect(warnings.filter(({ file }) => /wat-kost|routes/.test(file))).toEqual([])
    expect(loaded?.articles.some(({ id }) => id === 'wat-kost-verwarmen')).toBe(false)
  })

  test('are edited, published and unpublished, and then deleted with their address', async () => {
    const before = read('routes.json')
    await makeArticle(db(), staff, { ...asked, isCopy: true }, now)
    globalThis.currentSnapshot = load().snapshot
    const id = 'article-wat-kost-verwarmen'
    expect((await getText(db(), id, look))?.values.get('body.nl')).toBe(
      (await getText(db(), `article-${epc}`, look))?.values.get('body.nl'),
    )
    const version = await write(id, { status: 'Published' })
    expect(await publishText(db(), staff, id, version, now)).toBe('done')
    expect(load().snapshot?.articles.some((each) => each.id === 'wat-kost-verwarmen')).toBe(true)
    expect(await removeArticle(db(), staff, id, now)).toBe('gone')
    expect((await getText(db(), id, look))?.categories.get('media')).toBe('Media')
    await publishText(db(), staff, id, await write(id, { status: 'Draft' }), now)
    await write(id, { 'title.nl': 'Toch niet' })
    expect(await removeArticle(db(), staff, id, now)).toBe('done')
    expect(existsSync(join(content, 'articles/wat-kost-verwarmen'))).toBe(false)
    expect(read('routes.json')).toBe(before)
    expect(await db().selectFrom('text_draft').selectAll().execute()).toEqual([])
    expect((await trail()).at(-1)).toBe(`removed ${id}`)
    expect(await removeArticle(db(), staff, 'article-fees', now)).toBe('gone')
  })

  test('require a title, a unique address and a name of their own', async () => {
    expect(await makeArticle(db(), staff, { ...asked, titles: { fr: 'Sans' } }, now)).toEqual({ kind: 'no-title' })
    expect(await makeArticle(db(), staff, { ...asked, titles: { nl: '???' } }, now)).toEqual({ kind: 'no-title' })
    expect(await makeArticle(db(), staff, { ...asked, from: '../site' }, now)).toEqual({ kind: 'gone' })
    expect(await makeArticle(db(), staff, { ...asked, from: 'fees' }, now)).toEqual({ kind: 'gone' })
    const slug = snapshot.routeTable.byOriginal.get(`media/${epc}`)?.path.fr?.replace('medias/', '') ?? ''
    expect(await makeArticle(db(), staff, { ...asked, slugs: { fr: slug } }, now)).toEqual({ kind: 'taken', language: 'fr' })
    const both = await Promise.all([makeArticle(db(), staff, asked, now), makeArticle(db(), staff, asked, now)])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['made', 'taken'])
    const other = { ...asked, slugs: { nl: 'anders', fr: 'autre', en: 'other', de: 'anders' } }
    expect(await makeArticle(db(), staff, other, now)).toMatchObject({ kind: 'made', id: 'article-anders' })
    mkdirSync(join(content, 'routes.json.draft'))
    expect(await makeArticle(db(), staff, { ...asked, titles: { nl: 'Dicht' } }, now)).toEqual({ kind: 'closed' })
    expect(existsSync(join(content, 'articles/dicht/article.json'))).toBe(false)
  })

  test('are committed where the content is a git checkout, and can copy any article with an address', async () => {
    const git = (...args: string[]) => execFileSync('git', ['-C', content, ...args], { encoding: 'utf8' })
    git('init', '--quiet')
    git('-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '--quiet', '--allow-empty', '-m', 'start')
    await makeArticle(db(), staff, asked, now)
    expect(git('log', '-1', '--format=%s').trim()).toBe('content: made article-wat-kost-verwarmen')
    expect(git('show', '--name-only', '--format=', 'HEAD')).toContain('routes.json')
    const { models } = await getTexts(db(), 'articles', look)
    expect(models.map(({ key }) => key)).toContain(epc)
    expect(models.map(({ key }) => key)).not.toContain('fees')
  })

  test('have versions that are compared with the one before, and with the published one', async () => {
    const fees = 'article-fees'
    await publishText(db(), staff, fees, await write(fees, { 'title.nl': 'Wat wij vragen' }), now)
    await publishText(db(), staff, fees, await write(fees, { 'title.nl': 'Wat wij rekenen', 'intro.fr': 'Autre.' }), now)
    const { versions } = (await getText(db(), fees, look)) ?? { versions: [] }
    const [last, , first] = versions.map(({ id }) => id)
    const changed = await getTextComparison(db(), fees, { version: last ?? '', with: 'before' }, look)
    expect(changed?.fields.map(({ name }) => name)).toEqual(['title.nl', 'intro.fr'])
    expect(changed?.fields[0]?.words.slice(-2)).toEqual([
      { kind: 'out', text: 'vragen' },
      { kind: 'in', text: 'rekenen' },
    ])
    const back = await getTextComparison(db(), fees, { version: first ?? '', with: 'before' }, look)
    expect(back).toMatchObject({ with: 'now', hasBefore: false, fields: [{ name: 'title.nl' }, { name: 'intro.fr' }] })
    expect(await getTextComparison(db(), fees, { version: 'none', with: 'now' }, look)).toBeUndefined()
    expect(await getTextComparison(db(), 'article-none', { version: last ?? '', with: 'now' }, look)).toBeUndefined()
  })

  test('leave pictures behind that are found once nothing refers to them, and are deleted on request', async () => {
    rmSync(join(content, 'media'))
    const folder = join(content, 'media', 'pictures')
    mkdirSync(folder, { recursive: true })
    const names = ['a-0123456789.webp', 'b-0123456789.webp', 'c-0123456789.webp', 'd-0123456789.webp', 'x01-1.webp']
    for (const name of names) {
      writeFileSync(join(folder, name), 'x')
      utimesSync(join(folder, name), new Date('2026-11-20T10:00:00Z'), new Date('2026-11-20T10:00:00Z'))
    }
    writeFileSync(join(folder, 'e-0123456789.webp'), 'just now')
    utimesSync(join(folder, 'e-0123456789.webp'), now, now)
    symlinkSync('/etc/passwd', join(folder, '..', 'f-0123456789.webp'))
    const named = (name: string) => JSON.stringify({ image: { url: `/pictures/${name}` } })
    writeFileSync(join(content, 'articles', 'fees', 'nl.md'), 'Zie /pictures/a-0123456789.webp')
    const row = { document: 'article-fees', version: 1, name: 'x', changed_at: now.toISOString(), base: '{}' }
    await db()
      .insertInto('text_draft')
      .values({ ...row, content: named(names[1] ?? ''), account_id: null, publish_at: null, scheduled_by: null, failed: null })
      .execute()
    const version = { id: 'v', document: 'article-fees', number: 1, action: 'found', fields: '[]', account_id: null, name: '' }
    await db()
      .insertInto('text_version')
      .values({ ...version, content: named(names[2] ?? ''), at: now.toISOString() })
      .execute()
    expect((await findUnusedPictures(db(), staff, now)).map(({ name, isInVersion }) => [name, isInVersion])).toEqual([
      ['c-0123456789.webp', true],
      ['d-0123456789.webp', false],
    ])
    expect(await removePictures(db(), staff, [...names, '../site.json'], now)).toBe(2)
    expect(names.filter((name) => existsSync(join(folder, name)))).toEqual([names[0], names[1], names[4]])
    expect((await trail()).toSorted()).toEqual(['removed c-0123456789.webp', 'removed d-0123456789.webp'])
    expect(String(await readOfficePicture('a-0123456789.webp'))).toBe('x')
    for (const name of ['x01-1.webp', '../f-0123456789.webp', 'z-0123456789.webp'])
      expect(await readOfficePicture(name)).toBeUndefined()
  })
})
