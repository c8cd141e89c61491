/** Defaults of a source apply to properties and projects, each with the fields that it has. */
import { expect, test } from 'vitest'
import { projectFields } from '@/lib/domain/project/project-fields'
import { propertyFields } from '@/lib/domain/property/property-fields'
import { withSourceDefaults } from '@/lib/feeds/compose/source-defaults'

const source = { defaults: { AgentID: 11, EPCCode: 'E-1', Delivery: '2028-Q2', Kleur: 'rood', PScore: 'A' }, byHand: ['PScore'] }

test('each kind gets the fields that it has, and an unknown name stays to be reported', () => {
  expect(withSourceDefaults({ ID: 1 }, source, propertyFields)).toEqual({ ID: 1, AgentID: 11, EPCCode: 'E-1', Kleur: 'rood' })
  expect(withSourceDefaults({ ID: 1 }, source, projectFields)).toEqual({ ID: 1, AgentID: 11, Delivery: '2028-Q2', Kleur: 'rood' })
})

test('values of the feed have priority over defaults', () => {
  const file = { AgentID: 12, EPCCode: undefined }
  expect(withSourceDefaults(file, source, propertyFields)).toMatchObject({ AgentID: 12, EPCCode: 'E-1' })
})
