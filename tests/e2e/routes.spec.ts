/** The table of routes says of each page what the framework made of it: static or dynamic. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { handlerRoutes, pageRoutes } from '../../lib/routing/app-routes.ts'
import { expect, plainTest as test } from '../support/e2e.ts'

const manifestSchema = z.object({
  routes: z.record(z.string(), z.object({ srcRoute: z.string().nullable() })),
  dynamicRoutes: z.record(z.string(), z.unknown()),
})

test('what the build made once is static in the table, and nothing else', () => {
  const { routes, dynamicRoutes } = manifestSchema.parse(JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')))
  const made = new Set([...Object.entries(routes).map(([path, { srcRoute }]) => srcRoute ?? path), ...Object.keys(dynamicRoutes)])
  const table = Object.entries({ ...pageRoutes, ...handlerRoutes })
  const known = table.filter(([folder]) => made.has(`/${folder}`)).map(([folder]) => folder)
  expect(known.sort()).toEqual(table.flatMap(([folder, { rendering }]) => (rendering === 'static' ? folder : [])).sort())
})
