/** Writes minimal content that passes the content check into an empty folder. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type Adapt, type Agency, adaptDocument, adapterOf } from './adapt.ts'
import { makeMenu, makeSettings } from './make-settings.ts'
import { drawNameLogo } from './name-logo.ts'
import { articles, commonFiles, ownFields, pages, segments } from './parts.ts'

const pageSchema = z.looseObject({
  path: z.string(),
  modules: z.array(z.looseObject({ id: z.string() })),
  links: z.array(z.looseObject({ link: z.string() })).default([]),
})
const routesSchema = z.array(z.looseObject({ original: z.string() }))

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** The pages to keep, by file name, without modules and links that would lead nowhere. */
function readPages(demo: string, keeps: (original: string) => boolean): Map<string, unknown> {
  return new Map(
    Object.entries(pages).map(([name, modules]) => {
      const page = pageSchema.parse(readJson(join(demo, 'pages', `${name}.json`)))
      const kept = Object.fromEntries(Object.entries(page).filter(([key]) => !ownFields.some((field) => field === key)))
      return [
        name,
        {
          ...kept,
          modules: modules === 'all' ? page.modules : page.modules.filter(({ id }) => modules.includes(id)),
          links: page.links.filter(({ link }) => keeps(link)),
        },
      ]
    }),
  )
}

/** Every site has an office, and its pages are not part of the content. */
const isOffice = (original: string) => original === 'office' || original.startsWith('office/')

/** Original paths that exist in new content. */
function keptPaths(demo: string): ReadonlySet<string> {
  const own = Object.keys(pages).map((name) => pageSchema.parse(readJson(join(demo, 'pages', `${name}.json`))).path)
  return new Set([...own, ...segments])
}

function copyArticles(demo: string, folder: string, agency: Agency, adapt: Adapt): void {
  for (const id of articles) {
    const target = join(folder, 'articles', id)
    mkdirSync(target, { recursive: true })
    const article = adaptDocument(readJson(join(demo, 'articles', id, 'article.json')), agency, adapt)
    writeFileSync(join(target, 'article.json'), `${JSON.stringify(article, null, 2)}\n`)
    for (const code of agency.languages)
      writeFileSync(join(target, `${code}.md`), adapt(readFileSync(join(demo, 'articles', id, `${code}.md`), 'utf8'), code))
  }
}

/** @returns whether the folder is empty or missing. */
export const isFree = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0

/** @param demo folder of the demo's content, from which texts are copied. */
export function writeNewContent(folder: string, demo: string, agency: Agency): void {
  const paths = keptPaths(demo)
  const keeps = (original: string) => paths.has(original) || original.startsWith('http')
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
  }
  const settings = readJson(join(demo, 'site.json'))
  const adapt = adapterOf(settings, agency)
  const routes = routesSchema
    .parse(readJson(join(demo, 'routes.json')))
    .filter(({ original }) => paths.has(original) || isOffice(original))
  write('site.json', makeSettings(settings, agency, adapt, keeps))
  write('menu.json', makeMenu(readJson(join(demo, 'menu.json')), agency, adapt, keeps))
  write('routes.json', adaptDocument(routes, agency, adapt))
  const named = { name: agency.name, title: agency.town }
  for (const [name, page] of readPages(demo, keeps))
    write(`pages/${name}.json`, adaptDocument(name === 'home' ? { ...Object(page), ...named } : page, agency, adapt))
  copyArticles(demo, folder, agency, adapt)
  for (const file of commonFiles) copyFileSync(join(demo, file), join(folder, file))
  write('media/logo/logo.svg', drawNameLogo(agency.name, '#0e1a20'))
  write('media/logo/logo-white.svg', drawNameLogo(agency.name, '#ffffff'))
  mkdirSync(join(folder, 'properties'))
}
