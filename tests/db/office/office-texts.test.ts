/** Texts of the site in the office: listed, edited, also concurrently, with pictures and lists. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findTextDraft } from '@/lib/server/db/repositories/office/office-texts'
import { getText, getTexts } from '@/lib/server/office/texts/texts-view'
import { markOf, saveText } from '@/lib/server/texts/draft-text'
import { dropText, publishText } from '@/lib/server/texts/publish-text'
import { readTextDocument } from '@/lib/server/texts/text-document'
import { keepPictures } from '@/lib/server/texts/text-pictures'
import { describeOnBoth } from '../../support/databases.ts'
import { fees, look, member, now, prepareTexts, staff } from '../../support/office-texts.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()

describeOnBoth('texts in the office', (db) => {
  const { content, read, view, write } = prepareTexts(db)

  test('are listed in their groups, settings for managers only', async () => {
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

  test('with a mistake are saved and not published; the message is at the field in plain language', async () => {
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

  test('without a translation show that, and can still be published', async () => {
    const { version } = await write(fees, { 'title.fr': '', 'body.en': '' })
    const advice = (await view(fees)).faults
    expect(advice.map(({ name, level }) => [name, level])).toEqual([
      ['title.fr', 'advice'],
      ['body.en', 'advice'],
    ])
    expect(await publishText(db(), staff, fees, version, now)).toBe('done')
    expect(JSON.parse(read('articles/fees/article.json')).title.fr).toBeUndefined()
  })

  test('of two colleagues keep both changes, and report a field that both changed', async () => {
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

  test('in a shared file are saved as a part of it: a menu, a banner, a member of the team', async () => {
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

  test('accept pictures by their content, and remove metadata of place and camera', async () => {
    rmSync(join(content(), 'media'))
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
    const kept = await sharp(join(content(), 'media', String(url))).metadata()
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

  test('are moved, added and removed in their lists', async () => {
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
