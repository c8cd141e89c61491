/** Every kind of page passes axe; pages that differ on a narrow screen are tested there too (WCAG 2.2 AA and best practices). */
import { axe } from '../support/axe.ts'
import { expect, isNarrow, openNavigation, testInOneTab as test } from '../support/e2e.ts'
import { details, paths } from '../support/site-texts.ts'

// Colours of running transitions would be measured wrongly, and drawing them takes time.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Pages with the layout of one below, or with one column on every screen: on a narrow screen there is nothing new to test. */
const variants = {
  'an empty list': '/en/for-sale/?type=2&maxPrice=1000',
  'a property out of the archive': details.archived,
  'the properties abroad': '/nl/buitenland/',
  'a service': '/nl/onze-diensten/verkopen/',
  'the media page': '/fr/medias/',
  'an article': '/en/media/reading-an-epc-in-five-minutes/',
  'the fees': '/nl/tarieven/',
  'saving a search': '/nl/zoekopdracht-bewaren/?type=2&goal=sale',
  'the thank-you page': '/nl/bedankt/bezoek/',
  'the cookie policy': '/en/cookie-policy/',
  'a forgotten password': '/fr/connexion/mot-de-passe-oublie/',
  'the page that no longer exists in nl': '/nl/bestaat-niet/',
  'a sold property': details.sold,
  'a rented property': details.rented,
  'a property with a hidden address': details.hiddenAddress,
  'a takeover': details.takeover,
  'the takeovers': '/fr/a-remettre/',
  'a property abroad': details.abroad,
  'an article with a table': '/nl/media/registratierechten-in-vlaanderen-12-2-of-1-procent/',
  'the planning terms': '/nl/stedenbouwkundige-termen/',
  'the testimonials': '/fr/temoignages/',
  'what was sold and let': '/nl/verkocht/',
  'the offices': '/nl/kantoren/',
  'an office': '/fr/bureaux/berchem/',
  'an agent': '/nl/makelaars/lotte-verhaegen/',
  'the page of own places': '/nl/mijn-plaatsen/',
  'a day of viewings': '/fr/journee-de-visites/?ids=4102311,4102318,4102324',
  'a shared list that has ended': '/nl/gedeelde-lijst/aaaa-aaaa-aaaa-aaaa-aaaa/',
  'a link that leads to nobody': '/en/my-searches/?token=a.b.c',
  'the page that no longer exists in fr': '/fr/nexiste-pas/',
  'the page that no longer exists in en': '/en/does-not-exist/',
} as const

const pages = {
  'the home page': '/nl/',
  'a list': '/nl/te-koop/',
  'a filtered list': '/fr/a-vendre/?city=Antwerpen|2018&type=2&maxPrice=700000',
  'a town': '/nl/te-koop/antwerpen/',
  'a sentence': '/nl/in-uw-eigen-woorden/?zin=huis+met+tuin+in+Berchm,+liefst+zuid,+rustige+straat',
  'a property for sale': details.sale,
  'a property to rent': details.rent,
  'the discreet sales': '/fr/vente-discrete/',
  'the projects': '/nl/nieuwbouw/',
  'a project': '/nl/property/51014/',
  'the services': '/en/our-services/',
  'the contact page': '/nl/contact/',
  'the demand register': '/fr/tenez-moi-informe/',
  'the login': '/nl/inloggen/',
} as const

const everyPage = [
  ...Object.entries(pages).map(([name, path]) => ({ name, path, tag: [], known: [] })),
  ...Object.entries(variants).map(([name, path]) => ({ name, path, tag: ['@wide'], known: ['body > header', 'body > footer'] })),
]

for (const { name, path, tag, known } of everyPage) {
  test(`${name} is accessible`, { tag }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await axe(page, { apartFrom: known })
  })
}

test('the open menu is accessible', async ({ page }) => {
  await page.goto('/nl/')
  const navigation = await openNavigation(page)
  const parent = navigation.getByText('Diensten', { exact: true })
  await (isNarrow(page) ? parent.click() : parent.hover())
  // The rest of this page is tested above.
  await axe(page, { apartFrom: ['main', 'body > footer'] })
})

test('the open filters are accessible', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  if (isNarrow(page)) await page.getByRole('search').getByText('Filters', { exact: true }).click()
  await page.getByRole('search').locator('summary').filter({ hasText: 'Type' }).click()
  await axe(page, { apartFrom: ['main article', 'body > header', 'body > footer'] })
})

test('planted violations are found in the page, in a frame and in a dialog @wide', async ({ page }) => {
  await page.goto(`${paths.nl.sale}?view=map`)
  await expect(page.frameLocator('main iframe').getByRole('button').first()).toBeVisible()
  await page.evaluate(() => {
    const inFrame = document.querySelector<HTMLIFrameElement>('main iframe')?.contentDocument
    inFrame?.body.insertAdjacentHTML('beforeend', '<button id="in-frame"></button>')
    const planted = '<dialog id="planted"><p>Nauwelijks te lezen</p><input id="unlabelled"></dialog>'
    document.querySelector('main')?.insertAdjacentHTML('beforeend', planted)
    const dialog = document.querySelector<HTMLDialogElement>('#planted')
    const faint = dialog?.querySelector('p')
    if (faint) Object.assign(faint.style, { color: '#bbb', background: '#fff' })
    dialog?.showModal()
  })
  const refusal = await axe(page).catch((error: unknown) => String(error))
  for (const fault of ['button-name:', '#in-frame', 'color-contrast:', 'label:', '#unlabelled']) expect(refusal).toContain(fault)
})

test('a keyboard user skips to the content', async ({ page }) => {
  await page.goto('/en/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/#content')
})
