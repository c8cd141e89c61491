/** What is in `public/` is served as files: gateway, middleware, framework and content checks agree on what that is. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentFolderNames, publicFiles, publicFolderNames, publicRoot } from '@/lib/domain/site/public-folders'
import { kindOf, takesForms } from '@/lib/gateway/request-kind'
import { config } from '@/middleware'
import nextConfig from '@/next.config'

const passesMiddleware = (path: string) => new RegExp(`^${config.matcher}$`).test(path)

test('every folder and file of public/ is named, and there is no other', () => {
  const entries = readdirSync(publicRoot, { withFileTypes: true })
  const names = (isFolder: boolean) =>
    entries.flatMap((entry) => (entry.isDirectory() === isFolder && !entry.name.startsWith('.') ? entry.name : []))
  expect(names(true).sort()).toEqual([...publicFolderNames].sort())
  expect(names(false).sort()).toEqual([...publicFiles].sort())
})

test.each([...publicFolderNames.map((name) => `/${name}/x.webp`), ...publicFiles.map((name) => `/${name}`)])(
  '%s is a file: it costs nothing, takes no form and passes no middleware',
  (path) => {
    expect([kindOf('GET', path, ''), takesForms(path), passesMiddleware(path)]).toEqual(['file', false, false])
  },
)

test.each(['/picturesque/', '/images', '/licences.txt/', '/nl/pictures/'])('%s is none', (path) => {
  expect([kindOf('GET', path, ''), takesForms(path), passesMiddleware(path)]).toEqual(['page', true, true])
})

test('a file that is not there has an answer of its own in every folder', async () => {
  const rewrites = await nextConfig.rewrites?.()
  const missing = rewrites && 'afterFiles' in rewrites ? (rewrites.afterFiles ?? []) : []
  const folders = missing.flatMap(({ source }) => /^\/:folder\(([^)]+)\)\//.exec(source)?.[1]?.split('|') ?? [])
  expect(folders.sort()).toEqual([...publicFolderNames].sort())
})

test.each(contentFolderNames.map((name) => `/${name}/x.webp`))(
  '%s is made when first asked for: it passes no middleware',
  (path) => {
    expect([kindOf('GET', path, ''), takesForms(path), passesMiddleware(path)]).toEqual(['picture', false, false])
  },
)

test('the folders of the content are answered by its own route, before anything else is asked', async () => {
  const rewrites = await nextConfig.rewrites?.()
  const before = rewrites && 'beforeFiles' in rewrites ? (rewrites.beforeFiles ?? []) : []
  const led = before.find(({ destination }) => destination === '/media/:folder/:file*')
  const folders = /^\/:folder\(([^)]+)\)\//.exec(led?.source ?? '')?.[1]?.split('|')
  expect([...(folders ?? []), 'media'].sort()).toEqual([...contentFolderNames].sort())
})
