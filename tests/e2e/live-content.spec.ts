/** Content changes while the site runs (ruling 3): no build, no restart, and a mistake holds back only its own item. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { expect, hydrated, plainTest as test } from '../support/e2e.ts'
import { expectMadeBeside, findRenderer } from '../support/second-process.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'
import { messages } from '../support/site-texts.ts'

const port = 3211
const newId = 4_109_999
const newTitle = 'Proefwoning op het Zuid'
const file = `properties/${newId}.json`

let site: SiteServer

// One site for all tests, whose content each changes for itself.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  site = await startSite('live-site', port, { RENDERER: '1' })
})

test.afterAll(async () => {
  await site.stop()
})

const get = (path: string) => fetch(site.url + path)

/** Opens a link with a secret as a browser does: the site moves the secret from the address into a cookie. */
async function openSecretLink(link: string): Promise<Response> {
  const first = await fetch(link, { redirect: 'manual' })
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return fetch(new URL(String(first.headers.get('location')), link), { headers: { cookie } })
}

const textOf = async (path: string) => (await get(path)).text()

/** Waits until it is true: the stale page may be served while the new one is rendered. */
const shows = (path: string, text: string) => expect.poll(() => textOf(path), { message: path }).toContain(text)
const lacks = (path: string, text: string) => expect.poll(() => textOf(path), { message: path }).not.toContain(text)

const anyRecord = z.record(z.string(), z.unknown())
const citiesSchema = z.array(
  z.looseObject({
    all: z.array(z.looseObject({ Name: z.string(), Zip: z.string(), PropertyCount: z.number() })),
    sale: z.array(z.looseObject({ Name: z.string(), Zip: z.string(), PropertyCount: z.number() })),
  }),
)
const siteSchema = z.looseObject({
  search: z.looseObject({ data: z.looseObject({ countProperty: z.looseObject({ sale: z.number() }) }) }),
})

const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  schema.parse(JSON.parse(readFileSync(join(site.contentFolder, name), 'utf8')))
const write = (name: string, content: unknown) => writeFileSync(join(site.contentFolder, name), JSON.stringify(content, null, 2))

/** Counts of the CRM: the content check compares them with the properties. */
function countOneMore(difference: 1 | -1): void {
  const cities = read('cities.json', citiesSchema)
  for (const lists of cities) {
    for (const city of [...lists.all, ...lists.sale]) {
      if (city.Name === 'Antwerpen' && city.Zip === '2000') city.PropertyCount += difference
    }
  }
  write('cities.json', cities)
  const settings = read('site.json', siteSchema)
  settings.search.data.countProperty.sale += difference
  write('site.json', settings)
}

function writeNewProperty(changes: Record<string, unknown> = {}): void {
  const model = read('properties/4102318.json', anyRecord.and(z.object({ Languages: z.array(anyRecord) })))
  const texts = model.Languages.map((entry) => ({ ...entry, TypeDescription: newTitle }))
  write(file, { ...model, ID: newId, RecordFile: 's99', CreationDate: 'today-1', Languages: texts, ...changes })
}

/** Costs stated for another price would be held back; without them the calculator computes them. */
function changePrice(price: number): void {
  const model = read('properties/4102318.json', anyRecord)
  const costs = { NotaryFee: undefined, RegistrationRights: undefined, TotalCosts: undefined }
  write('properties/4102318.json', { ...model, ...costs, Price: price })
}

/** New items are reported to the one who publishes first: the command, or the site, which notices changed files itself. */
async function expectPublished(): Promise<void> {
  expect(await site.reload()).toMatchObject({ code: 0, output: expect.stringContaining('The content is published.') })
}

const detailPath = `/nl/te-koop/antwerpen/proefwoning-op-het-zuid/${newId}/`

// Each step needs what the one before has left, so this is one test.
test('a property appears, stays as it was after a mistake, and is removed', async () => {
  test.slow()
  await test.step('a property that does not exist yet answers 404', async () => {
    expect((await get(detailPath)).status).toBe(404)
    expect(await textOf('/nl/te-koop/')).not.toContain(newTitle)
  })

  await test.step('a new property is shown in the list, on its page, at home and in the sitemap', async () => {
    writeNewProperty()
    countOneMore(1)
    await expectPublished()
    await shows('/nl/te-koop/', newTitle)
    await shows('/fr/a-vendre/?type=2', newTitle)
    await shows('/en/', newTitle)
    await expect.poll(async () => (await get(detailPath)).status).toBe(200)
    await shows(detailPath, newTitle)
    await shows('/nl/sitemap.xml', detailPath)
    await shows('/nl/feed.xml', detailPath)
    await shows('/api/listings.json', detailPath)
    await shows(`${detailPath}brochure/`, newTitle)
  })

  await test.step('a property with a mistake stays as it was, and all else that changed is published', async () => {
    writeNewProperty({ Price: 'veel' })
    changePrice(512_345)
    const { code, output } = await site.reload()
    expect(code).toBe(1)
    expect(output).toContain(`held back  ${file} (shows: last good version)`)
    expect(output).toContain('Price')
    const detail = await get(detailPath)
    expect(detail.status).toBe(200)
    expect(await detail.text()).toContain('545.000')
    await shows('/nl/property/4102318/', '512.345')
    expect(await (await get('/api/ready/')).json()).toMatchObject({ status: 'degraded', degraded: { held: 1 } })
  })

  await test.step('unreadable settings change nothing, and the site keeps running', async () => {
    const settings = readFileSync(join(site.contentFolder, 'site.json'), 'utf8')
    writeFileSync(join(site.contentFolder, 'site.json'), settings.slice(0, 200))
    const { code, output } = await site.reload()
    expect([code, output]).toEqual([1, expect.stringContaining('error  data/site.json: expected JSON')])
    await shows('/nl/te-koop/', newTitle)
    expect(await (await get('/api/ready/')).json()).toMatchObject({ status: 'degraded', degraded: { servesLastGood: true } })
    writeFileSync(join(site.contentFolder, 'site.json'), settings)
  })

  await test.step('wrong counts of the CRM are reported, and ours are shown', async () => {
    writeNewProperty()
    countOneMore(1)
    const { code, output } = await site.reload()
    expect(code).toBe(0)
    expect(output).toContain('warning  data/cities.json')
    expect(await (await get('/api/ready/')).json()).toMatchObject({ status: 'ready' })
    countOneMore(-1)
  })

  await test.step('a removed property leaves the list, and its page says so and links to similar ones', async () => {
    rmSync(join(site.contentFolder, file))
    countOneMore(-1)
    await expectPublished()
    await expect.poll(async () => (await get(detailPath)).status).toBe(410)
    const detail = await get(detailPath)
    const html = await detail.text()
    expect(html).toContain('Dit pand bieden we niet meer aan')
    expect(html).toContain('Vergelijkbare panden')
    expect(html).toContain('content="noindex')
    const missing = await get(detailPath.replace(String(newId), String(newId - 1)))
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('<title>Dit pand vinden we niet')])
    const nowhere = await get('/fr/nulle-part/')
    expect([nowhere.status, await nowhere.text()]).toEqual([404, expect.stringMatching(/<title>Cette page n[’']existe plus/)])
    await lacks('/nl/te-koop/', newTitle)
    await lacks('/nl/', newTitle)
    await lacks('/nl/sitemap.xml', detailPath)
    await lacks('/nl/feed.xml', detailPath)
    await lacks('/api/listings.json', detailPath)
  })
})

test('a changed price is shown at once', async () => {
  changePrice(498_765)
  expect(await site.reload()).toMatchObject({ code: 0 })
  await shows('/nl/property/4102318/', '498.765')
  await shows('/nl/te-koop/?sort=price-asc&type=2', '498.765')
})

test('pages are rendered by a second process; while it is down pages are still served, and the next one has the changes', async () => {
  test.slow()
  await expectMadeBeside(site)
  const ended = findRenderer(site)
  process.kill(ended, 'SIGKILL')
  changePrice(487_654)
  expect(await site.reload()).toMatchObject({ code: 0 })
  await shows('/nl/property/4102318/', '487.654')
  await shows('/nl/te-koop/?sort=price-asc&type=2', '487.654')
  await expectMadeBeside(site)
  expect(findRenderer(site)).not.toBe(ended)
  await shows('/nl/te-koop/?sort=price-desc&type=2', '487.654')
})

test('a banner of several pictures shows the focus in front of them, and follows the arrows', async ({ page }) => {
  const settings = read('site.json', z.looseObject({ banner: z.looseObject({ images: z.array(anyRecord) }) }))
  const images = [...settings.banner.images, ...settings.banner.images]
  write('site.json', { ...settings, banner: { ...settings.banner, mediaType: 'gallery', images } })
  expect(await site.reload()).toMatchObject({ code: 0 })
  await shows('/nl/', messages.nl.Banner.gallery)
  await page.goto(`${site.url}/nl/`)
  const gallery = page.getByRole('region', { name: messages.nl.Banner.gallery })
  await (await hydrated(page.getByRole('button', { name: messages.nl.Banner.next }))).click()
  await expect(gallery.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(gallery).toBeFocused()
  await expect(gallery.getByRole('img').first()).toHaveCSS('outline-style', 'solid')
})

test('a Draft page is visible only with a signed link, and is not cached', async () => {
  const title = { nl: 'Lentekijkdagen', fr: 'Visites de printemps', en: 'Spring viewings' }
  const path = { nl: 'lente', fr: 'printemps', en: 'spring', de: 'fruehling' }
  const routes = read('routes.json', z.array(anyRecord))
  write('routes.json', [...routes, { original: 'lente', type: 'page', path, breadcrumb: title }])
  write('pages/spring.json', { ...read('pages/services.json', anyRecord), id: 'spring', title, path: 'lente', status: 'Draft' })
  expect(await site.reload()).toMatchObject({ code: 0 })
  for (const address of ['/nl/lente/', '/nl/preview/lente/', '/fr/preview/lente/?until=4000000000&signature=abc'])
    expect([address, (await get(address)).status]).toEqual([address, 404])

  const { output } = await site.previewLink('lente', '--days', '2')
  const links = output.trim().split('\n')
  expect(links).toHaveLength(3)
  for (const [link, text] of [
    [links[0], title.nl],
    [links[1], title.fr],
  ] as const) {
    const answer = await openSecretLink(String(link))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    const html = await answer.text()
    expect(html).toContain(text)
    expect(html).toContain('content="noindex, nofollow"')
  }
  await lacks('/nl/sitemap.xml', '/lente/')
})

test('a preview link for an unknown item, or for too long, is rejected', async () => {
  expect(await site.previewLink('bestaat-niet')).toMatchObject({ code: 1, output: expect.stringContaining('bestaat-niet') })
  expect(await site.previewLink('lente', '--days', '365')).toMatchObject({ code: 1, output: expect.stringContaining('1 to 90') })
})

test('nobody without the secret of this start can reload', async () => {
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer wrong' }]) {
    expect((await fetch(`${site.url}/api/reload-content/`, { method: 'POST', headers })).status).toBe(401)
  }
})
