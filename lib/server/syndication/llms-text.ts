/** `/llms.txt`: what the site is, where its lists and pages are in each language, and where its data are (llmstxt.org). */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { agentsPath, branchesPath, feedHref, listPathOf, projectListPath } from '../../routing/href.ts'
import { cachedPerLanguage } from '../content/snapshot/cached-per-snapshot.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { tagText } from '../http/conditional-response.ts'
import { linkHref } from '../pages/link-href.ts'
import { findContentPage } from '../pages/pages.ts'
import { translatorOf } from '../pages/translator.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

/** The pages with listings, search and contact. */
const offerPages = [
  listPathOf.sale,
  listPathOf.rent,
  listPathOf.takeover,
  projectListPath,
  'own-words',
  agentsPath,
  branchesPath,
] as const

const link = (name: string, path: string, note = '') => `- [${name}](${absoluteUrl(path)})${note && `: ${note}`}`

/** Page titles as in the breadcrumbs, in the language of the page. */
function pageLinks(language: Language): string[] {
  const { routeTable } = getSnapshot()
  return offerPages.flatMap((original) => {
    const route = routeTable.byOriginal.get(original)
    return route && findContentPage(original) ? [link(route.breadcrumb[language], linkHref(original, language))] : []
  })
}

/** The file is in English, as is usual; it lists the addresses of every language. */
const makeText = cachedPerLanguage(async () => {
  const { site, languages } = getSnapshot()
  const t = translatorOf('en')
  const nameOf = (language: Language) => t(`Machines.languages.${language}`)
  const sections = [
    `# ${site.name}`,
    `> ${site.tagline.en || site.tagline[site.defaultLanguage]}`,
    t('Machines.summary', { name: site.name }),
    ...languages.map((language) => [`## ${nameOf(language)}`, '', ...pageLinks(language)].join('\n')),
    [
      `## ${t('Machines.data')}`,
      '',
      link('MCP', '/api/mcp/', t('Machines.mcp')),
      link('listings.json', '/api/listings.json', t('Machines.listings')),
      ...languages.map((language) => link(`Atom, ${nameOf(language)}`, feedHref(language), t('Machines.feed'))),
      link('sitemap.xml', '/sitemap.xml', t('Machines.sitemap')),
    ].join('\n'),
  ]
  return tagText(`${sections.join('\n\n')}\n`)
})

/** The same in every language. */
export const getLlmsText = () => makeText(getSnapshot().site.defaultLanguage)
