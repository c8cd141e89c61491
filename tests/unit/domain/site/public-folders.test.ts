/** Files of `public/`: gateway, middleware, framework and content checks agree on which paths they are. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentFolderNames, publicFiles, publicFolderNames, publicRoot } from '@/lib/domain/site/public-folders'
import { kindOf, takesForms } from '@/lib/gateway/limits/request-kind'
import { config } from '@/middleware'
import nextConfig from '@/next.config'

const passesMiddleware = (path: string) => new RegExp(`^${config.matcher}$`).test(path)

test('every folder and file of public/ is listed, and no others', () => {
  const entries = readdirSync(publicRoot, { withFileTypes: true })
  const names = (isFolder: boolean) =>
    entries.flatMap((entry) => (entry.isDirectory() === isFolder && !entry.name.startsWith('.') ? entry.name : []))
  expect(names(true).sort()).toEqual([...publicFolderNames].sort())
  expect(names(false).sort()).toEqual([...publicFiles].sort())
})

test.each([...publicFolderNames.map((name) => `/${name}/x.webp`), ...publicFiles.map((name) => `/${name}`)])(
  '%s is a file: free of charge, without forms, and outside the middleware',
  (path) => {
    expect([kindOf('GET', path, ''), takesForms(path), passesMiddleware(path)]).toEqual(['file', false, false])
  },
)

test.each(['/picturesque/', '/images', '/licences.txt/', '/nl/pictures/'])('%s is not', (path) => {
  expect([kindOf('GET', path, ''), takesForms(path), passesMiddleware(path)]).toEqual(['page', true, true])
})

test('a missing file has a response of its own in every folder', async () => {
  const rewrites = await nextConfig.rewrites?.()
  const missing = rewrites && 'afterFiles' in rewrites ? (rewrites.afterFiles ?? []) : []
  const folders = missing.flatMap(({ source }) => /^\/:folder\(([^)]+)\)\//.exec(source)?.[1]?.split('|') ?? [])
  expect(folders.sort()).toEqual([...publicFolderNames].sort())
})

test.each(contentFolderNames.map((name) => `/${name}/x.webp`))(
  '%s is generated at the first request: it passes no middleware',
  (path) => {
    expect([kindOf('GET', path, ''), takesForms(path), passesMiddleware(path)]).toEqual(['picture', false, false])
  },
)

test('the content folders are handled by their own route, before all others', async () => {
  const rewrites = await nextConfig.rewrites?.()
  const before = rewrites && 'beforeFiles' in rewrites ? (rewrites.beforeFiles ?? []) : []
  const led = before.find(({ destination }) => destination === '/media/:folder/:file*')
  const folders = /^\/:folder\(([^)]+)\)\//.exec(led?.source ?? '')?.[1]?.split('|')
  expect([...(folders ?? []), 'media'].sort()).toEqual([...contentFolderNames].sort())
})
