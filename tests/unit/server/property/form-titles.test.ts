/** Titles of the pages of forms: short enough to be read in a tab, and each of one page alone. */
import { describe, expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { projectFormMetadata } from '@/lib/server/project/project-form-page'
import { propertyFormMetadata } from '@/lib/server/property/property-form-page'

/** What search engines and tabs show. */
const titleLimit = 60

const forms = ['information', 'documents', 'send-to-friend', 'visit', 'rental-application', 'purchase-offer'] as const

describe.each(languageCodes)('in %s', (language) => {
  const { properties, projects } = getSnapshot()
  const titles = [
    ...properties.flatMap((property) => forms.map((form) => propertyFormMetadata(property, form, language).title)),
    ...projects.map((project) => projectFormMetadata(project, language).title),
  ]

  test('fit', () => {
    expect(titles.length).toBeGreaterThan(100)
    expect(titles.filter((title) => String(title).length > titleLimit)).toEqual([])
  })

  test('are of one page each', () => {
    expect(new Set(titles).size).toBe(titles.length)
  })
})
