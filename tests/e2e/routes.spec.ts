/** The table of routes agrees with the build on which pages are static and which dynamic. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { handlerRoutes, pageRoutes } from '../../lib/routing/app-routes.ts'
import { expect, plainTest as test } from '../support/e2e.ts'

const manifestSchema = z.object({
  routes: z.record(z.string(), z.object({ srcRoute: z.string().nullable() })),
  dynamicRoutes: z.record(z.string(), z.unknown()),
})

test('exactly the pages that the build prerendered are static in the table', () => {
  const { routes, dynamicRoutes } = manifestSchema.parse(JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')))
  const made = new Set([...Object.entries(routes).map(([path, { srcRoute }]) => srcRoute ?? path), ...Object.keys(dynamicRoutes)])
  const table = Object.entries({ ...pageRoutes, ...handlerRoutes })
  const known = table.filter(([folder]) => made.has(`/${folder}`)).map(([folder]) => folder)
  expect(known.sort()).toEqual(table.flatMap(([folder, { rendering }]) => (rendering === 'static' ? folder : [])).sort())
})
