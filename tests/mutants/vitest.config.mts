/** The tests that a mutation run asks: those of the pure rooms of lib and of what is made of them, without databases, pages and processes. */
import { defineConfig } from 'vitest/config'
import whole from '../../vitest.config.mts'

const unit = (whole.test?.projects ?? []).find((project) => Object(project).test?.name === 'unit')

export default defineConfig({
  ...Object(unit),
  test: {
    ...whole.test,
    ...Object(unit).test,
    projects: undefined,
    include: [
      'tests/unit/{content,domain,feeds,forms,i18n,routing}/**/*.test.ts',
      'tests/unit/server/{map,offers,pages,property,search,syndication,viewings}/**/*.test.ts',
    ],
  },
})
