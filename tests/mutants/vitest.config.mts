/** The tests for mutation testing: those of the pure folders of lib and of what is derived from them, without databases, pages and processes. */
import { defineConfig } from 'vitest/config'
import whole from '../../vitest.config.mts'

const unit = (whole.test?.projects ?? []).find((project) => Object(project).test?.name === 'unit')

export default defineConfig({
  ...Object(unit),
  test: {
    ...whole.test,
    ...Object(unit).test,
    projects: undefined,
    include: ['tests/unit/**/*.test.ts'],
    exclude: [
      'tests/unit/{scripts,process}/**',
      'tests/unit/{architecture,licences,repository,words,terms,start-postgres,demo-pictures,features-list,content-guide,text-faults,page-faults}.test.ts',
    ],
  },
})
