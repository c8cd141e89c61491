/** The tests that a mutation run asks: those of the pure rooms of lib, without databases, pages and processes. */
import { defineConfig } from 'vitest/config'
import whole from '../../vitest.config.mts'

const unit = (whole.test?.projects ?? []).find((project) => Object(project).test?.name === 'unit')

export default defineConfig({
  ...Object(unit),
  test: {
    ...whole.test,
    ...Object(unit).test,
    projects: undefined,
    include: ['tests/unit/{domain,routing,content}/**/*.test.ts'],
  },
})
